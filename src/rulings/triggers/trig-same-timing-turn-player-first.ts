import { ruling } from '../language';

export default ruling(
  'trig-same-timing-turn-player-first',
  {
    covers: ['trigger-order'],
    title: { en: 'Same moment, turn player first', ko: '같은 타이밍이면 턴 플레이어부터' },
    statement: {
      en: 'If both players have optional triggers for one moment, the turn player’s go first. So after Dark Hole the turn player’s Peten the Dark Clown is Chain Link 1 and the opponent’s Link 2.',
      ko: '같은 타이밍에 양쪽의 임의 유발 효과가 겹치면 턴 플레이어의 것을 먼저 쌓는다. 그래서 블랙홀 뒤에는 턴 플레이어의 페텐이 체인 1, 상대의 페텐이 체인 2가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Peten the Dark Clown').hasInHand('Dark Hole').hasInDeck('Peten the Dark Clown');
    given(opponent).controls('Peten the Dark Clown').hasInDeck('Peten the Dark Clown');
    turnPlayer.activates('Dark Hole');
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    then.isAsked(opponent, 'trigger');
    opponent.usesTrigger('Peten the Dark Clown');
    then.chainIs('turnPlayer: Peten the Dark Clown', 'opponent: Peten the Dark Clown');
  },
);
