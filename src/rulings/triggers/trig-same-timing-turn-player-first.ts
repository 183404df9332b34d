import { ruling } from '../language';

export default ruling(
  'trig-same-timing-turn-player-first',
  {
    covers: ['trigger-order'],
    title: { en: 'Same moment, turn player first', ko: '같은 타이밍이면 턴 플레이어부터' },
    statement: {
      en: 'If both players have optional triggers for one moment, the turn player places theirs before the opponent does.',
      ko: '같은 타이밍에 양쪽의 임의 유발 효과가 겹치면 턴 플레이어의 것을 먼저 쌓는다.',
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
