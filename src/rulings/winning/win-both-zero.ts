import { ruling } from '../language';

export default ruling(
  'win-both-zero',
  {
    covers: ['winning', 'lp'],
    title: { en: 'Both at 0 is a draw', ko: '둘 다 0이면 무승부' },
    statement: {
      en: 'If the LP of both players become 0 at the same time, neither has won.',
      ko: '양쪽의 LP가 동시에 0이 되면 무승부다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Self-Destruct Button').hasLP(500);
    given(opponent).hasLP(8000);
    then.can(turnPlayer).activate('Self-Destruct Button');
    turnPlayer.activates('Self-Destruct Button');
    bothPass();
    then.lpIs(turnPlayer, 0);
    then.lpIs(opponent, 0);
    then.happened('duelEnded', { where: { winner: null, reason: 'bothLp' } });
  },
);
