import { ruling } from '../language';

export default ruling(
  'temp-token',
  {
    covers: ['banish', 'tokens'],
    title: { en: 'A Token does not return', ko: '토큰은 돌아오지 않는다' },
    statement: {
      en: 'A Token exists only on the field. Interdimensional Matter Transporter can target it, but a Token that is banished is gone, and nothing is left that could return.',
      ko: '토큰은 필드에만 존재한다. 아공간 물질 전송장치의 대상으로 할 수는 있지만, 제외된 토큰은 소멸하여 돌아올 카드가 없다.',
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
