import { ruling } from '../language';

export default ruling(
  'win-exodia-after-effect',
  {
    covers: ['winning', 'resolution'],
    title: { en: 'Checked when the effect is over', ko: '효과 처리가 끝났을 때 판정한다' },
    statement: {
      en: 'Whether Exodia is complete is looked at when an effect has finished. A piece that the same effect draws and discards again never completes it.',
      ko: '엑조디아가 모였는지는 효과의 처리가 끝났을 때 본다. 같은 효과로 뽑았다가 다시 버린 카드로는 승리하지 못한다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer)
      .hasInHand(
        'Right Leg of the Forbidden One',
        'Left Leg of the Forbidden One',
        'Right Arm of the Forbidden One',
        'Left Arm of the Forbidden One',
        'Graceful Charity',
      )
      .hasInDeck('Exodia the Forbidden One', 'Kuriboh', 'Kuriboh', 'Battle Ox');
    turnPlayer.activates('Graceful Charity');
    bothPass();
    then.isIn('Exodia the Forbidden One', 'hand', turnPlayer);
    then.countIs(turnPlayer, 'hand', 2, 'Kuriboh');
    then.didNotHappen('duelEnded');
    inCase({ en: 'Exodia is kept', ko: '엑조디아를 남긴다' }, () => {
      turnPlayer.picks('Kuriboh', 'Kuriboh');
      then.countIs(turnPlayer, 'gy', 2, 'Kuriboh');
      then.wonBy(turnPlayer);
      then.happened('duelEnded', { where: { reason: 'effect' } });
    });
    inCase({ en: 'Exodia is discarded', ko: '엑조디아를 버린다', contrast: 1 }, () => {
      turnPlayer.picks('Exodia the Forbidden One', 'Kuriboh');
      then.linkWas('Graceful Charity', 'resolved');
      then.isIn('Exodia the Forbidden One', 'gy', turnPlayer);
      then.didNotHappen('duelEnded');
      then.isAsked(turnPlayer, 'open');
    });
  },
);
