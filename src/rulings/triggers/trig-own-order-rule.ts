import { ruling } from '../language';

export default ruling(
  'trig-own-order-rule',
  {
    covers: ['trigger-order', 'spell-speed'],
    title: { en: 'Triggers stack by their own rule', ko: '유발 효과는 고유한 순서로 쌓인다' },
    statement: {
      en: 'Triggers that are due together are placed in a fixed order instead of by taking turns, and their low Spell Speed does not keep them off each other.',
      ko: '동시에 발동하는 유발 효과는 우선권을 주고받지 않고 정해진 순서대로 쌓이며, 스펠 스피드 1이라도 서로의 위에 올라갈 수 있다.',
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
