import { ruling } from '../language';

export default ruling(
  'segoc-ex6',
  {
    covers: ['trigger-order'],
    title: { en: 'Two Sangan and two Peten', ko: '크리터 둘과 페텐 둘' },
    statement: {
      en: 'When Dark Hole destroys a Sangan and a Peten on both sides, the two mandatory triggers go first, the two optional ones after them, the turn player leading each pair.',
      ko: '블랙홀로 양쪽의 크리터와 페텐이 파괴되면 강제 효과 둘이 먼저, 임의 효과 둘이 나중이며, 각각 턴 플레이어의 것이 앞선다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Sangan', 'Peten the Dark Clown')
      .hasInHand('Dark Hole')
      .hasInDeck('Peten the Dark Clown', 'Kuriboh');
    given(opponent).controls('Sangan', 'Peten the Dark Clown').hasInDeck('Peten the Dark Clown', 'Kuriboh');
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    opponent.usesTrigger('Peten the Dark Clown');
    then.chainIs(
      'turnPlayer: Sangan',
      'opponent: Sangan',
      'turnPlayer: Peten the Dark Clown',
      'opponent: Peten the Dark Clown',
    );
  },
);
