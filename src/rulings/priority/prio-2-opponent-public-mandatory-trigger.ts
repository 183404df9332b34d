import { ruling } from '../language';

export default ruling(
  'prio-2-opponent-public-mandatory-trigger',
  {
    covers: ['trigger-order'],
    title: { en: 'Rank 2: mandatory triggers of the opponent', ko: '2순위: 상대의 공개된 강제 유발 효과' },
    statement: {
      en: 'Next come the opponent’s mandatory triggers in public places. Mandatory goes before optional, so the opponent’s Sangan and Dandylion are placed before the turn player’s Peten, which is optional.',
      ko: '그다음은 상대의 공개된 장소의 강제 유발 효과이다. 강제 효과가 임의 효과보다 먼저이므로, 상대의 크리터와 댄디라이언을 턴 플레이어의 임의 효과인 페텐보다 먼저 쌓는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Peten the Dark Clown').hasInHand('Dark Hole').hasInDeck('Peten the Dark Clown');
    given(opponent).controls('Sangan', 'Dandylion').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'trigger');
    opponent.usesTrigger('Sangan');
    then.chainIs('opponent: Sangan', 'opponent: Dandylion');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    then.chainIs('opponent: Sangan', 'opponent: Dandylion', 'turnPlayer: Peten the Dark Clown');
  },
);
