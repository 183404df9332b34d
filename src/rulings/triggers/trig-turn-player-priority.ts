import { ruling } from '../language';

export default ruling(
  'trig-turn-player-priority',
  {
    covers: ['priority', 'open-game-state'],
    title: { en: 'Who speaks first in an open game state', ko: '열린 상태에서 먼저 움직이는 사람' },
    statement: {
      en: 'While nothing is going on, only the turn player may start something. The opponent waits until the turn player has acted or passed.',
      ko: '아무 일도 진행되고 있지 않을 때는 턴 플레이어만 먼저 움직일 수 있다. 상대는 턴 플레이어가 행동하거나 패스할 때까지 기다린다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Mystical Space Typhoon');
    given(opponent).hasSet('Mystical Space Typhoon', 'Call of the Haunted');
    then.isAsked(turnPlayer, 'open');
    then.cannot(opponent).activate('Mystical Space Typhoon@opponent', { because: 'not-your-priority' });
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    then.chainIs('turnPlayer: Mystical Space Typhoon');
  },
);
