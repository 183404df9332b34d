import { ruling } from '../language';

export default ruling(
  'trig-midchain-order',
  {
    covers: ['trigger-order'],
    title: { en: 'Turn player first in the new Chain too', ko: '새 체인에서도 턴 플레이어부터' },
    statement: {
      en: 'Triggers set off during a Chain go on the new one in the usual order: mandatory before optional, the turn player’s before the opponent’s. Dandylion and Sangan are both mandatory, so the turn player’s Dandylion is Chain Link 1.',
      ko: '체인 도중에 조건을 채운 유발 효과도 새 체인에 평소의 순서대로, 강제 효과부터, 같은 종류라면 턴 플레이어의 것부터 쌓는다. 댄디라이언과 크리터는 모두 강제 효과이므로 턴 플레이어의 댄디라이언이 체인 1이다.',
    },
    doubtful: {
      en: 'In older explanations the players take turns, one link at a time. Current rules use the order of simultaneous triggers, which is followed here.',
      ko: '옛 설명에서는 우선권을 주고받으며 하나씩 쌓는다고 하지만, 현행 규칙은 동시에 발동하는 유발 효과의 순서를 쓰므로 여기서도 그쪽을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Foolish Burial', 'Celtic Guardian').hasSet('Raigeki Break').hasInDeck('Dandylion');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Foolish Burial');
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    bothPass();
    then.chainIs('turnPlayer: Dandylion', 'opponent: Sangan');
    then.nobodyCouldActBetween('turnPlayer: Dandylion', 'opponent: Sangan');
  },
);
