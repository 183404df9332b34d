import { ruling } from '../language';

export default ruling(
  'prio-3-turn-player-public-optional-trigger',
  {
    covers: ['trigger-order'],
    title: { en: 'Rank 3: optional triggers of the turn player', ko: '3순위: 턴 플레이어의 공개된 임의 유발 효과' },
    statement: {
      en: 'After the mandatory triggers come the turn player’s optional ones in public places, in the order that player chooses: here Peten and Abysslinde, both before the opponent’s Peten.',
      ko: '강제 효과 다음에는 턴 플레이어의 공개된 장소의 임의 유발 효과를, 그가 정한 순서로 쌓는다. 여기서는 페텐과 어비스린데이며, 상대의 페텐은 그다음이다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Peten the Dark Clown', 'Mermail Abysslinde')
      .hasInHand('Dark Hole')
      .hasInDeck('Peten the Dark Clown', 'Mermail Abysspike');
    given(opponent).controls('Peten the Dark Clown').hasInDeck('Peten the Dark Clown');
    turnPlayer.activates('Dark Hole');
    inCase({ en: 'Peten first', ko: '페텐 먼저' }, () => {
      turnPlayer.usesTrigger('Peten the Dark Clown');
      turnPlayer.usesTrigger('Mermail Abysslinde');
      then.chainIs('turnPlayer: Peten the Dark Clown', 'turnPlayer: Mermail Abysslinde');
      opponent.usesTrigger('Peten the Dark Clown');
      then.chainIs(
        'turnPlayer: Peten the Dark Clown',
        'turnPlayer: Mermail Abysslinde',
        'opponent: Peten the Dark Clown',
      );
    });
    inCase({ en: 'Abysslinde first', ko: '어비스린데 먼저' }, () => {
      turnPlayer.usesTrigger('Mermail Abysslinde');
      turnPlayer.usesTrigger('Peten the Dark Clown');
      opponent.usesTrigger('Peten the Dark Clown');
      then.chainIs(
        'turnPlayer: Mermail Abysslinde',
        'turnPlayer: Peten the Dark Clown',
        'opponent: Peten the Dark Clown',
      );
    });
  },
);
