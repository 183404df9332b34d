import { ruling } from '../language';

export default ruling(
  'prio-7-quick-and-hidden-alternate',
  {
    covers: ['priority', 'hand-triggers'],
    title: { en: 'Quick Effects and hidden triggers take turns', ko: '유발 즉시 효과와 비공개 유발 효과는 번갈아' },
    statement: {
      en: 'Optional Quick Effects and triggers in the hand share one rank: the players add them one at a time, beginning with the opponent of whoever added the last link. Above Dandylion the opponent may use D.D. Crow first, then Astrograph Sorcerer may follow.',
      ko: '임의의 유발 즉시 효과와 패 등 비공개 장소의 유발 효과는 같은 순위이며, 마지막으로 쌓은 플레이어의 상대부터 1개씩 번갈아 체인한다. 댄디라이언 위에 상대가 먼저 D.D. 크로우를, 그 뒤에 아스트로그래프 매지션을 체인한다.',
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
