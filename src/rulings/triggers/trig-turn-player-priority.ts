import { ruling } from '../language';

export default ruling(
  'trig-turn-player-priority',
  {
    covers: ['priority', 'open-game-state'],
    title: { en: 'Who speaks first in an open game state', ko: '오픈 상태에서 먼저 행동하는 사람' },
    statement: {
      en: 'While there is no Chain and nothing has just happened, only the turn player may start something. So the opponent cannot use Mystical Space Typhoon before the turn player has acted or passed.',
      ko: '체인이 없고 방금 일어난 일도 없을 때는 턴 플레이어만 먼저 행동할 수 있다. 그래서 상대는 턴 플레이어가 행동하거나 패스하기 전에는 싸이크론을 발동할 수 없다.',
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
