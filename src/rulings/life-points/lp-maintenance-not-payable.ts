import { ruling } from '../language';

export default ruling(
  'lp-maintenance-not-payable',
  {
    covers: ['lp', 'costs', 'maintenance'],
    title: { en: 'Upkeep that cannot be paid', ko: '유지 코스트를 지불할 수 없을 때' },
    statement: {
      en: 'If the LP for a maintenance cost are lacking, nothing is paid and the card is destroyed.',
      ko: '유지 코스트로 지불할 LP가 모자라면 아무것도 지불하지 않고 그 카드는 파괴된다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given.startsIn('draw');
    given(turnPlayer).controls('Messenger of Peace').hasLP(50);
    then.phaseIs('standby');
    // What is due in a Phase must be done once both players have passed.
    turnPlayer.passes();
    then.happenedInOrder(
      { event: 'phaseBegan', where: { phase: 'standby' } },
      { event: 'moved', card: 'Messenger of Peace', where: { to: 'gy', reasons: 'destroyed' } },
    );
    then.isIn('Messenger of Peace', 'gy', turnPlayer);
    then.didNotHappen('lpPaid');
    then.noChain();
    then.lpIs(turnPlayer, 50);
  },
);
