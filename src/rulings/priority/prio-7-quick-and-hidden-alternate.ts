import { ruling } from '../language';

export default ruling(
  'prio-7-quick-and-hidden-alternate',
  {
    covers: ['priority', 'hand-triggers'],
    title: { en: 'Quick Effects and hidden triggers take turns', ko: '유발 즉시 효과와 비공개 유발 효과는 번갈아' },
    statement: {
      en: 'Optional Quick Effects and triggers in the hand share one rank: the players add them one at a time as priority passes, the player who did not add the last link first.',
      ko: '임의의 유발 즉시 효과와 비공개 장소의 유발 효과는 같은 순위이다. 마지막 체인 블록을 쌓지 않은 플레이어부터 우선권에 따라 1개씩 번갈아 체인한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).hasInHand('D.D. Crow');
    given(turnPlayer).controls('Dandylion').hasInHand('Dark Hole', 'Astrograph Sorcerer').hasInDeck('Gemini Elf');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'chain');
    then.isNotAsked(turnPlayer);
    then.chainIs('turnPlayer: Dandylion');
    opponent.activates('D.D. Crow', { targets: ['Dandylion'] });
    then.isAsked(turnPlayer, 'chain');
    then.chainIs('turnPlayer: Dandylion', 'opponent: D.D. Crow');
    turnPlayer.activates('Astrograph Sorcerer', { effect: 1 });
    then.chainsWere(
      ['turnPlayer: Dark Hole'],
      ['turnPlayer: Dandylion', 'opponent: D.D. Crow', 'turnPlayer: Astrograph Sorcerer'],
    );
  },
);
