import { ruling } from '../language';

export default ruling(
  'lp-half-cost',
  {
    covers: ['lp', 'costs', 'counter-traps', 'activation-negation'],
    title: { en: 'Half can always be paid', ko: '절반은 언제나 지불할 수 있다' },
    statement: {
      en: 'A cost of half the LP is always within reach, however few are left.',
      ko: 'LP의 절반이라는 코스트는 LP가 아무리 적어도 지불할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Raigeki');
    given(opponent).controls('Gemini Elf').hasSet('Solemn Judgment').hasLP(100);
    turnPlayer.activates('Raigeki');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    then.lpIs(opponent, 50);
    bothPass();
    then.linkWas('Solemn Judgment', 'resolved');
    then.linkWas('Raigeki', 'activationNegated');
    then.happened('moved', { card: 'Raigeki', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Raigeki', 'gy', turnPlayer);
    then.controls(opponent, 'Gemini Elf');
    then.lpIs(opponent, 50);
  },
);
