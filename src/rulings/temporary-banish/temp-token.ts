import { ruling } from '../language';

export default ruling(
  'temp-token',
  {
    covers: ['banish', 'tokens'],
    title: { en: 'A Token does not return', ko: '토큰은 돌아오지 않는다' },
    statement: {
      en: 'A Token can be targeted by what banishes for a time, but it ceases to exist and cannot return.',
      ko: '토큰도 일시적으로 제외하는 효과의 대상으로 할 수 있지만, 그대로 소멸하여 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Scapegoat').hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.activates('Scapegoat');
    bothPass();
    then.can(turnPlayer).activate('Interdimensional Matter Transporter');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Sheep Token#1'] });
    bothPass();
    turnPlayer.movesTo('end');
    then.countIs(turnPlayer, 'monsterZone', 3, 'Sheep Token');
    then.countIs(turnPlayer, 'banished', 0);
  },
);
