import { ruling } from '../language';

export default ruling(
  'lp-half-cost',
  {
    covers: ['lp', 'costs', 'counter-traps', 'activation-negation'],
    title: { en: 'Half can always be paid', ko: '절반은 언제나 지불할 수 있다' },
    statement: {
      en: 'Half of any LP can be paid, so a cost of half the LP is never too high. With only 100 LP the opponent pays 50 and activates Solemn Judgment.',
      ko: 'LP가 아무리 적어도 절반은 지불할 수 있으므로, LP 절반의 코스트를 지불하지 못하는 경우는 없다. LP가 100뿐이라도 50을 지불하고 신의 심판을 발동할 수 있다.',
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
