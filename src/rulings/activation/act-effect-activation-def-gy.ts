import { ruling } from '../language';

export default ruling(
  'act-effect-activation-def-gy',
  {
    covers: ['activation', 'counter-traps'],
    title: {
      en: 'An effect in the GY is no activation of a card',
      ko: '묘지에서 발동하는 효과는 카드의 발동이 아니다',
    },
    statement: {
      en: 'A Spell that activates an effect in the GY, as Geartown does after it was destroyed, activates an effect and no card. Magic Jammer, which answers Spell Cards, cannot be chained.',
      ko: '파괴된 기어 타운처럼 묘지에서 마법 카드의 효과를 발동하는 것은 효과의 발동이며 카드의 발동이 아니다. 마법 카드의 발동에 체인하는 매직 재머는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Geartown').hasInDeck('Ancient Gear Wyvern');
    given(opponent).hasSet('Mystical Space Typhoon', 'Magic Jammer').hasInHand('Kuriboh');
    turnPlayer.movesTo('battle');
    opponent.activates('Mystical Space Typhoon', { targets: ['Geartown'] });
    bothPass();
    turnPlayer.usesTrigger('Geartown');
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    bothPass();
    then.linkWas('Geartown', 'resolved');
    then.controls(turnPlayer, 'Ancient Gear Wyvern');
    then.isFaceDown('Magic Jammer');
  },
);
