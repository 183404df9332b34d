import { ruling } from '../language';

export default ruling(
  'ex-win-loss-028',
  {
    covers: ['winning', 'lp', 'resolution'],
    title: { en: 'Burnt at the same time', ko: '동시에 받는 데미지' },
    statement: {
      en: 'Tremendous Fire deals both its damages in one go. If they bring both players to 0 LP, the Duel is a draw.',
      ko: '화염 지옥의 두 데미지는 동시에 처리한다. 그것으로 양쪽의 LP가 0이 되면 무승부다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Tremendous Fire').hasLP(500);
    given(opponent).hasLP(1000);
    turnPlayer.activates('Tremendous Fire');
    bothPass();
    then.lpIs(turnPlayer, 0);
    then.lpIs(opponent, 0);
    then.happened('duelEnded', { where: { winner: null, reason: 'bothLp' } });
  },
);
