import { ruling } from '../language';

export default ruling(
  'mq-turn-player-first',
  {
    covers: ['mandatory-quick'],
    title: { en: 'Two mandatory Quick Effects: turn player first', ko: '강제 유발 즉시 효과가 겹치면 턴 플레이어부터' },
    statement: {
      en: 'When mandatory Quick Effects of both players are due at the same time, the turn player’s are placed before the opponent’s.',
      ko: '양쪽의 강제 유발 즉시 효과가 동시에 발동해야 하면 턴 플레이어의 것을 먼저, 상대의 것을 그 위에 쌓는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Light and Darkness Dragon').hasInHand('Dark Hole');
    given(opponent).controls('Light and Darkness Dragon');
    turnPlayer.activates('Dark Hole');
    then.chainIs(
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
  },
);
