import { ruling } from '../language';

export default ruling(
  'mq-turn-player-first',
  {
    covers: ['mandatory-quick'],
    title: { en: 'Two mandatory Quick Effects: turn player first', ko: '강제 유발 즉시 효과가 겹치면 턴 플레이어부터' },
    statement: {
      en: 'When mandatory Quick Effects of both players are due at the same time, the turn player’s go first. So after Dark Hole the turn player’s Light and Darkness Dragon is Chain Link 2 and the opponent’s Link 3.',
      ko: '양쪽의 강제 유발 즉시 효과가 동시에 발동해야 하면 턴 플레이어의 것부터 쌓는다. 그래서 블랙홀 위에 턴 플레이어의 라이트 앤드 다크니스 드래곤이 체인 2, 상대의 것이 체인 3이 된다.',
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
