import { ruling } from '../language';

export default ruling(
  'prio-free-order-within-rank',
  {
    covers: ['trigger-order'],
    title: { en: 'Any order within a rank', ko: '같은 순위 안에서는 자유롭게' },
    statement: {
      en: 'Effects that are due together go on the Chain rank by rank: mandatory triggers of the turn player, of the opponent, optional ones of each, then mandatory Quick Effects. Inside one of these ranks the player whose effects they are chooses their order.',
      ko: '동시에 발동하는 효과는 턴 플레이어의 강제 유발 효과, 상대의 강제 유발 효과, 각자의 임의 유발 효과, 강제인 유발 즉시 효과의 순위대로 쌓는다. 같은 순위 안에서는 그 효과들의 플레이어가 순서를 정한다.',
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
