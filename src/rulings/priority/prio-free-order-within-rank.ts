import { ruling } from '../language';

export default ruling(
  'prio-free-order-within-rank',
  {
    covers: ['trigger-order'],
    title: { en: 'Any order within a rank', ko: '같은 순위 안에서는 자유롭게' },
    statement: {
      en: 'Inside one of the ranks before the last, the player whose effects they are chooses their order.',
      ko: '마지막을 제외한 각 순위 안에서는 그 효과들을 발동하는 플레이어가 순서를 정한다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    given(turnPlayer).controls('Sangan', 'Dandylion').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'Sangan below', ko: '크리터가 아래' }, () => {
      turnPlayer.usesTrigger('Sangan');
      then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion');
    });
    inCase({ en: 'Dandylion below', ko: '댄디라이언이 아래', contrast: 1 }, () => {
      turnPlayer.usesTrigger('Dandylion');
      then.chainIs('turnPlayer: Dandylion', 'turnPlayer: Sangan');
    });
  },
);
