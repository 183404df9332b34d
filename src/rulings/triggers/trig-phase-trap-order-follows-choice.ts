import { ruling } from '../language';

export default ruling(
  'trig-phase-trap-order-follows-choice',
  {
    covers: ['phase-triggers', 'priority'],
    title: { en: 'Chained later, it takes its turn like any fast effect', ko: '체인해서 쓸 때는 우선권 순서를 따른다' },
    statement: {
      en: 'Used as Chain Link 1 such a Trap effect follows the order of triggers; chained to something it must wait for its player to have the right to act, like any fast effect.',
      ko: '이런 함정의 효과를 체인 1로 쓰면 유발 효과의 순서를, 다른 효과에 체인해서 쓰면 우선권의 순서를 따른다.',
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
