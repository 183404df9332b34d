import { ruling } from '../language';

export default ruling(
  'prio-2-opponent-public-mandatory-trigger',
  {
    covers: ['trigger-order'],
    title: { en: 'Rank 2: mandatory triggers of the opponent', ko: '2순위: 상대의 공개된 강제 유발 효과' },
    statement: {
      en: 'Next come the opponent’s mandatory triggers in public places, ahead even of the turn player’s optional ones.',
      ko: '그다음은 상대의 공개된 강제 유발 효과로, 턴 플레이어의 임의 효과보다도 앞선다.',
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
