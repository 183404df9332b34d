import { ruling } from '../language';

export default ruling(
  'segoc-response-right',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'The first answer to stacked triggers', ko: '쌓인 유발 효과에 대한 첫 대응권' },
    statement: {
      en: 'Once all simultaneous triggers are placed, the opponent of whoever activated the topmost link answers first. Sangan is the opponent’s, so the turn player may chain Ash Blossom first.',
      ko: '동시에 발동하는 유발 효과를 다 쌓으면, 맨 위의 효과를 발동한 플레이어의 상대가 먼저 체인할 수 있다. 크리터는 상대의 것이므로 턴 플레이어가 먼저 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Ash Blossom & Joyous Spring');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.chainIs('opponent: Sangan');
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    then.chainIs('opponent: Sangan', 'turnPlayer: Ash Blossom & Joyous Spring');
  },
);
