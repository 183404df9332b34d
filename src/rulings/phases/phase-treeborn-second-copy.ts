import { card, ruling } from '../language';

export default ruling(
  'phase-treeborn-second-copy',
  {
    covers: ['phase-triggers', 'limits', 'mandatory-quick'],
    title: { en: 'A second Treeborn Frog may still try', ko: '다른 황천 개구리는 아직 발동할 수 있다' },
    statement: {
      en: 'The limit of one use per Phase binds each copy, not the card name. The negated Treeborn Frog has been used and cannot be activated again, but another copy in the GY can, in a new Chain.',
      ko: '페이즈에 1번이라는 제한은 카드명이 아니라 카드마다 걸린다. 발동이 무효가 된 황천 개구리는 사용한 것이므로 다시 발동할 수 없지만, 묘지의 다른 황천 개구리는 새 체인으로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInGY(card('Treeborn Frog', 'A'), card('Treeborn Frog', 'B'));
    given(opponent).controls('Light and Darkness Dragon');
    turnPlayer.activates('Treeborn Frog#A');
    then.linkWas('Treeborn Frog#A', 'activationNegated');
    then.cannot(turnPlayer).activate('Treeborn Frog#A', { because: 'used-this-turn' });
    then.can(turnPlayer).activate('Treeborn Frog#B');
    turnPlayer.activates('Treeborn Frog#B');
    then.chainsWere(
      ['turnPlayer: Treeborn Frog#A', 'opponent: Light and Darkness Dragon'],
      ['turnPlayer: Treeborn Frog#B', 'opponent: Light and Darkness Dragon'],
    );
    then.atkIs('Light and Darkness Dragon', 1800);
  },
);
