import { ruling } from '../language';

export default ruling(
  'trig-own-order-rule',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Triggers stack by their own rule', ko: '유발 효과는 고유한 순서로 쌓인다' },
    statement: {
      en: 'Triggers due together do not answer each other, so they do not take turns and their low Spell Speed is no obstacle: they are placed in a fixed order. Both Sangan are mandatory, so the turn player’s is Chain Link 1 and the opponent’s Link 2.',
      ko: '동시에 발동하는 유발 효과는 서로에게 대응하는 것이 아니므로, 스펠 스피드 1이라도 우선권을 주고받지 않고 정해진 순서대로 쌓는다. 두 크리터는 모두 강제 효과이므로 턴 플레이어의 것이 체인 1, 상대의 것이 체인 2이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
    then.spellSpeedWas('Sangan@turnPlayer', 1);
    then.spellSpeedWas('Sangan@opponent', 1);
    then.nobodyCouldActBetween('turnPlayer: Sangan', 'opponent: Sangan');
    then.neverAsked('chain', opponent);
  },
);
