import { ruling } from '../language';

export default ruling(
  'win-exodia-before-non-chain-effects',
  {
    covers: ['winning', 'continuous-effects', 'resolution'],
    title: { en: 'Over before anything else applies', ko: '다른 효과가 적용되기 전에 끝난다' },
    statement: {
      en: 'With Exodia complete the Duel is over. An effect that starts no Chain and would apply at that moment no longer does: the 600 damage of Skull Invitation for the two discarded cards, enough to end 300 LP, is not dealt.',
      ko: '엑조디아가 모이면 듀얼은 끝난다. 체인을 만들지 않고 그때 적용될 효과도 더는 적용되지 않는다. 버린 카드 2장에 대한 사령의 권유의 데미지 600은 남은 300 LP를 0으로 만들 수 있지만 주어지지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand(
        'Right Leg of the Forbidden One',
        'Left Leg of the Forbidden One',
        'Right Arm of the Forbidden One',
        'Left Arm of the Forbidden One',
        'Graceful Charity',
      )
      .hasInDeck('Exodia the Forbidden One', 'Kuriboh', 'Kuriboh')
      .hasLP(300);
    given(opponent).controls('Skull Invitation');
    turnPlayer.activates('Graceful Charity');
    bothPass();
    turnPlayer.picks('Kuriboh', 'Kuriboh');
    then.countIs(turnPlayer, 'gy', 2, 'Kuriboh');
    then.wonBy(turnPlayer);
    then.happened('duelEnded', { where: { winner: 0, reason: 'effect' } });
    then.didNotHappen('damage');
    then.lpIs(turnPlayer, 300);
  },
);
