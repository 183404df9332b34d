import { ruling } from '../language';

export default ruling(
  'ce-royal-decree-activation-can-be-negated',
  {
    covers: ['continuous-effects', 'activation-negation', 'counter-traps'],
    title: { en: 'Solemn Judgment on the activation of Royal Decree', ko: '왕궁의 포고령의 발동에 대한 신의 심판' },
    statement: {
      en: 'Turning Royal Decree face-up is an activation with a Chain Link, and Solemn Judgment can be chained to it. Royal Decree applies only once that activation has resolved, so it does not negate the Solemn Judgment that stops it.',
      ko: '왕궁의 포고령을 발동하면 체인이 만들어지므로 신의 심판을 체인할 수 있다. 포고령은 그 발동이 처리된 뒤에야 적용되므로, 자신을 막는 신의 심판을 무효로 하지 못한다.',
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
