import { ruling } from '../language';

export default ruling(
  'trig-phase-trap-as-chain-link-1',
  {
    covers: ['phase-triggers', 'spell-trap-triggers'],
    title: { en: 'A Trap effect of a Phase as Chain Link 1', ko: '페이즈에 발동하는 함정의 효과: 체인 1로' },
    statement: {
      en: 'The Standby Phase effect of Dark Contract with the Witch belongs to the whole Phase and not to one instant. So it can be used in that Phase like a trigger, as Chain Link 1.',
      ko: '발키리의 계약서의 스탠바이 페이즈의 효과는 한순간이 아니라 페이즈 동안 발동하는 함정의 효과이다. 그래서 그 페이즈에 유발 효과처럼 체인 1로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).controls('Dark Contract with the Witch');
    given(opponent).hasLP(8000);
    then.phaseIs('standby');
    turnPlayer.activates('Dark Contract with the Witch', { effect: 3 });
    then.chainIs('turnPlayer: Dark Contract with the Witch');
    then.lpIs(turnPlayer, 7000);
  },
);
