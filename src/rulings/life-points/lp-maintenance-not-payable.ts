import { ruling } from '../language';

export default ruling(
  'lp-maintenance-not-payable',
  {
    covers: ['lp', 'costs', 'maintenance'],
    title: { en: 'Upkeep that cannot be paid', ko: '유지 코스트를 지불할 수 없을 때' },
    statement: {
      en: 'Messenger of Peace has to be paid for with 100 LP in the Standby Phase or is destroyed. With 50 LP that cannot be paid, so nothing is paid and it is destroyed.',
      ko: '평화의 사자는 스탠바이 페이즈에 100 LP를 지불하지 않으면 파괴된다. LP가 50이면 지불할 수 없으므로, 아무것도 지불하지 않고 파괴된다.',
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
