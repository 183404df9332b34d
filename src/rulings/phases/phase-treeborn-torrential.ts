import { ruling } from '../language';

export default ruling(
  'phase-treeborn-torrential',
  {
    covers: ['phase-triggers', 'limits', 'card-identity'],
    title: { en: 'Treeborn Frog and Torrential Tribute', ko: '황천 개구리와 격류장' },
    statement: {
      en: 'A Treeborn Frog that its own effect Summoned and Torrential Tribute destroyed can be activated again in the same Standby Phase.',
      ko: '자신의 효과로 특수 소환된 뒤 격류장으로 파괴된 황천 개구리는 같은 스탠바이 페이즈에 다시 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInGY('Treeborn Frog');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.activates('Treeborn Frog');
    opponent.activates('Torrential Tribute');
    then.isIn('Treeborn Frog', 'gy', turnPlayer);
    then.phaseIs('standby');
    turnPlayer.activates('Treeborn Frog');
    then.isIn('Treeborn Frog', 'monsterZone', turnPlayer);
    then.happened('summoned', { card: 'Treeborn Frog', times: 2 });
    then.chainsWere(['turnPlayer: Treeborn Frog'], ['opponent: Torrential Tribute'], ['turnPlayer: Treeborn Frog']);
  },
);
