import { card, ruling } from '../language';

export default ruling(
  'phase-no-name-limit-many-copies',
  {
    covers: ['phase-triggers', 'limits'],
    title: { en: 'One after another, without a limit by name', ko: '카드명 제한이 없으면 여러 장이 차례로' },
    statement: {
      en: 'Unless it is limited by name, such an effect can be used again in the same turn by another card of that name.',
      ko: '카드명에 의한 제한이 없다면 같은 이름의 다른 카드로 그 턴에 몇 번이라도 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInGY(card('Treeborn Frog', 'A'), card('Treeborn Frog', 'B'));
    given(opponent).hasSet('Raigeki Break').hasInHand('Kuriboh');
    turnPlayer.activates('Treeborn Frog#A');
    then.isIn('Treeborn Frog#A', 'monsterZone', turnPlayer);
    opponent.activates('Raigeki Break', { targets: ['Treeborn Frog#A'], cost: ['Kuriboh'] });
    then.isIn('Treeborn Frog#A', 'gy', turnPlayer);
    then.phaseIs('standby');
    then.can(turnPlayer).activate('Treeborn Frog#B');
    turnPlayer.activates('Treeborn Frog#B');
    then.wasSummonedBy('Treeborn Frog#B', turnPlayer, 'special');
  },
);
