import { ruling } from '../language';

export default ruling(
  'mq-ex9-own-order',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'Crane and Cannon in either order', ko: '크레인과 명계포의 순서는 자유' },
    statement: {
      en: 'Sacred Crane and Everliving Underworld Cannon are both mandatory and trigger at the same time, so their player places them in the order that suits.',
      ko: '성조 크레인과 불사식명계포는 모두 강제 효과이고 동시에 발동하므로, 그 플레이어가 원하는 순서로 쌓을 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Zombie World', 'Everliving Underworld Cannon')
      .hasInGY('Sacred Crane')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Doomcaliber Knight');
    turnPlayer.activates('Monster Reborn', { targets: ['Sacred Crane'] });
    then.isAsked(turnPlayer, 'trigger');
    then.typeIs('Sacred Crane', 'zombie');
    then.can(turnPlayer).activate('Sacred Crane');
    then.can(turnPlayer).activate('Everliving Underworld Cannon');
    inCase({ en: 'Crane first', ko: '크레인부터' }, () => {
      turnPlayer.usesTrigger('Sacred Crane');
      then.chainsWere(
        ['turnPlayer: Monster Reborn'],
        ['turnPlayer: Sacred Crane', 'turnPlayer: Everliving Underworld Cannon', 'opponent: Doomcaliber Knight'],
      );
    });
    inCase({ en: 'Cannon first', ko: '명계포부터', contrast: 1 }, () => {
      turnPlayer.usesTrigger('Everliving Underworld Cannon');
      then.chainsWere(
        ['turnPlayer: Monster Reborn'],
        ['turnPlayer: Everliving Underworld Cannon', 'turnPlayer: Sacred Crane', 'opponent: Doomcaliber Knight'],
      );
    });
  },
);
