import { ruling } from '../language';

export default ruling(
  'win-both-zero',
  {
    covers: ['winning', 'lp'],
    title: { en: 'Both at 0 is a draw', ko: '둘 다 0이면 무승부' },
    statement: {
      en: 'A player whose LP become 0 has lost. Self-Destruct Button brings both to 0 at the same time, so neither has won and the Duel is a draw.',
      ko: 'LP가 0이 된 플레이어는 패배한다. 자폭 스위치로 양쪽의 LP가 동시에 0이 되므로 어느 쪽도 이기지 못해 무승부가 된다.',
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
