import { ruling } from '../language';

export default ruling(
  'act-negated-and-destroyed-is-destroyed',
  {
    covers: ['activation-negation', 'last-place'],
    title: {
      en: 'Negated and destroyed is destroyed, only not on the field',
      ko: '무효가 되어 파괴된 카드도 파괴된 카드다',
    },
    statement: {
      en: 'A card that is destroyed because its activation was negated was destroyed, only not on the field. Geartown asks no more than that it was destroyed and sent to the GY, so it can activate.',
      ko: '발동이 무효가 되어 파괴된 카드는 필드에서 파괴된 것은 아니지만, 파괴된 것은 맞다. 기어 타운은 파괴되어 묘지로 보내졌는지만 보므로 효과를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Geartown').hasInDeck('Ancient Gear Wyvern');
    given(opponent).hasSet('Magic Jammer').hasInHand('Kuriboh');
    turnPlayer.activates('Geartown');
    opponent.activates('Magic Jammer', { cost: ['Kuriboh'] });
    bothPass();
    then.linkWas('Geartown', 'activationNegated');
    turnPlayer.usesTrigger('Geartown');
    bothPass();
    then.linkWas('Geartown', 'resolved');
    then.controls(turnPlayer, 'Ancient Gear Wyvern');
    then.wasSummonedBy('Ancient Gear Wyvern', turnPlayer, 'special');
  },
);
