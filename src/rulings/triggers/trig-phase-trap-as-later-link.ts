import { ruling } from '../language';

export default ruling(
  'trig-phase-trap-as-later-link',
  {
    covers: ['phase-triggers', 'spell-trap-triggers'],
    title: { en: 'A Trap effect of a Phase as a later link', ko: '페이즈에 발동하는 함정의 효과: 체인해서' },
    statement: {
      en: 'A Trap effect that belongs to a whole Phase, here the damage of Dark Contract with the Witch, may also be chained, like a Quick Effect, to another effect that was activated in that Phase.',
      ko: '한순간이 아니라 페이즈 동안 발동하는 함정의 효과(여기서는 발키리의 계약서의 데미지)는, 그 페이즈에 발동된 다른 효과에 유발 즉시 효과처럼 체인해서 발동할 수도 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given.startsIn('standby');
    given(turnPlayer).controls('Dark Contract with the Witch', 'Lava Golem');
    turnPlayer.activates('Lava Golem');
    then.can(turnPlayer).activate('Dark Contract with the Witch', { effect: 3 });
    turnPlayer.activates('Dark Contract with the Witch', { effect: 3 });
    then.chainIs('turnPlayer: Lava Golem', 'turnPlayer: Dark Contract with the Witch');
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Dark Contract with the Witch' },
      { event: 'damage', seat: 'turnPlayer', where: { amount: 1000, lp: 7000 } },
      { event: 'linkResolving', card: 'Lava Golem' },
      { event: 'damage', seat: 'turnPlayer', where: { amount: 1000, lp: 6000 } },
    );
    then.lpIs(turnPlayer, 6000);
  },
);
