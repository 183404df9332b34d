import { ruling } from '../language';

export default ruling(
  'phase-treeborn-torrential',
  {
    covers: ['phase-triggers', 'limits', 'card-identity'],
    title: { en: 'Treeborn Frog and Torrential Tribute', ko: '황천 개구리와 격류장' },
    statement: {
      en: 'An effect of a whole Phase is used once per turn by one card. A Treeborn Frog that its own effect Summoned and Torrential Tribute destroyed has left the GY and come back, so it counts as another card and can be activated again in the same Standby Phase.',
      ko: '페이즈 동안 발동하는 효과는 1장의 카드가 1턴에 1번 사용한다. 자신의 효과로 특수 소환된 뒤 격류장으로 파괴된 황천 개구리는 묘지를 벗어났다가 돌아온 것이므로 다른 카드로 취급하여, 같은 스탠바이 페이즈에 다시 발동할 수 있다.',
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
