import { ruling } from '../language';

export default ruling(
  'ce-royal-decree-activation-can-be-negated',
  {
    covers: ['continuous-effects', 'activation-negation', 'counter-traps'],
    title: { en: 'Solemn Judgment on the activation of Royal Decree', ko: '왕궁의 포고령의 발동에 대한 신의 심판' },
    statement: {
      en: 'Turning Royal Decree face-up is an activation of Spell Speed 2. Solemn Judgment can answer it and takes it away before it ever applies.',
      ko: '왕궁의 포고령의 발동은 스펠 스피드 2로 체인을 만든다. 신의 심판은 이에 체인할 수 있고, 포고령은 적용되기 전에 무효가 되어 파괴된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Royal Decree');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.activates('Royal Decree');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    then.lpIs(opponent, 4000);
    bothPass();
    then.chainsWere(['turnPlayer: Royal Decree', 'opponent: Solemn Judgment']);
    then.spellSpeedWas('Royal Decree', 2);
    then.spellSpeedWas('Solemn Judgment', 3);
    then.linkWas('Solemn Judgment', 'resolved');
    then.didNotHappen('effectNegated', { card: 'Solemn Judgment' });
    then.linkWas('Royal Decree', 'activationNegated');
    then.happened('moved', { card: 'Royal Decree', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Royal Decree', 'gy', turnPlayer);
    then.isIn('Solemn Judgment', 'gy', opponent);
  },
);
