import { card, ruling } from '../language';

export default ruling(
  'phase-no-name-limit-many-copies',
  {
    covers: ['phase-triggers', 'limits'],
    title: { en: 'One after another, without a limit by name', ko: '카드명 제한이 없으면 여러 장이 차례로' },
    statement: {
      en: 'The limit of one use per Phase binds each copy, not the card name. So after one Treeborn Frog was used, another copy in the GY can be activated in the same Standby Phase.',
      ko: '페이즈에 1번이라는 제한은 카드명이 아니라 카드마다 걸린다. 그래서 황천 개구리 1장을 발동한 뒤에도 묘지의 다른 황천 개구리를 같은 스탠바이 페이즈에 발동할 수 있다.',
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
