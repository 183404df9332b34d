import { ruling } from '../language';

export default ruling(
  'trig-midchain-order',
  {
    covers: ['trigger-order'],
    title: { en: 'Turn player first in the new Chain too', ko: '새 체인에서도 턴 플레이어부터' },
    statement: {
      en: 'Triggers set off during a Chain are placed in the new one by the usual order: each side its mandatory ones first, the turn player before the opponent.',
      ko: '체인 도중에 만족된 유발 효과도 새 체인에 평소의 순서대로 쌓는다. 강제 효과가 임의 효과보다, 턴 플레이어가 상대보다 먼저다.',
    },
    doubtful: {
      en: 'The older text lets the order follow priority, one link at a time. Current rules use the order of simultaneous triggers, which is followed here.',
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
