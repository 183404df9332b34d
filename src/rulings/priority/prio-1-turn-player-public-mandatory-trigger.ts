import { ruling } from '../language';

export default ruling(
  'prio-1-turn-player-public-mandatory-trigger',
  {
    covers: ['trigger-order'],
    title: { en: 'Rank 1: mandatory triggers of the turn player', ko: '1순위: 턴 플레이어의 공개된 강제 유발 효과' },
    statement: {
      en: 'First of all come the turn player’s mandatory triggers in public places (face-up on the field, GY, banished), in the order that player chooses: here Sangan and Dandylion, both before the opponent’s Sangan.',
      ko: '가장 먼저 턴 플레이어의 공개된 장소(필드의 앞면 표시, 묘지, 제외)의 강제 유발 효과를, 그가 정한 순서로 쌓는다. 여기서는 크리터와 댄디라이언이며, 상대의 크리터는 그다음이다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer).controls('Sangan', 'Dandylion').hasInHand('Dark Hole').hasInDeck('Kuriboh');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.isAsked(turnPlayer, 'trigger');
    inCase({ en: 'Sangan first', ko: '크리터 먼저' }, () => {
      turnPlayer.usesTrigger('Sangan');
      then.chainIs('turnPlayer: Sangan', 'turnPlayer: Dandylion', 'opponent: Sangan');
    });
    inCase({ en: 'Dandylion first', ko: '댄디라이언 먼저' }, () => {
      turnPlayer.usesTrigger('Dandylion');
      then.chainIs('turnPlayer: Dandylion', 'turnPlayer: Sangan', 'opponent: Sangan');
    });
  },
);
