import { ruling } from '../language';

export default ruling(
  'trig-phase-trap-order-follows-choice',
  {
    covers: ['phase-triggers', 'priority'],
    title: { en: 'Chained later, it takes its turn like any fast effect', ko: '체인해서 쓸 때는 우선권 순서를 따른다' },
    statement: {
      en: 'Used as Chain Link 1, the Standby Phase effect of Dark Contract with the Witch is placed like a trigger. Chained to another effect it waits, like any fast effect (Spell Speed 2 or higher), until its player has the right to act: on Lava Golem, after the opponent has passed.',
      ko: '발키리의 계약서의 스탠바이 페이즈의 효과를 체인 1로 쓰면 유발 효과처럼 쌓는다. 다른 효과에 체인할 때는 패스트 이펙트(스펠 스피드 2 이상의 효과)처럼 우선권을 기다려야 하므로, 라바 골렘에는 상대가 패스한 뒤에 체인할 수 있다.',
    },
    contrast: 'trig-phase-trap-as-later-link',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).controls('Dark Contract with the Witch', 'Lava Golem');
    // Something the opponent could chain, so that he is asked first.
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Lava Golem');
    then.isAsked(opponent, 'chain');
    then.cannot(turnPlayer).activate('Dark Contract with the Witch', { effect: 3, because: 'not-your-priority' });
    opponent.passes();
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Dark Contract with the Witch', { effect: 3 });
  },
);
