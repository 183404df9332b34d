import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-only-processing',
  {
    covers: ['activation', 'effect-negation', 'continuous-cards'],
    title: { en: 'Only the processing is lost', ko: '없어지는 것은 처리뿐이다' },
    statement: {
      en: 'Abyss-scale of the Mizuchi negates only what is done when the activation of a Spell resolves and destroys nothing. So Fire Formation - Tenki adds no card but, being a Continuous Spell, stays on the field, where its other effect applies.',
      ko: '어비스케일－미즈치는 마법의 발동시의 처리만 무효로 하고 카드는 파괴하지 않는다. 그래서 염무－「천기」는 카드를 패에 넣지 못하지만, 지속 마법이므로 필드에 남아 다른 효과는 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Fire Formation - Tenki').hasInDeck('Kuriboh', 'Brotherhood of the Fire Fist - Bear');
    given(opponent).controls(
      'Mermail Abysspike',
      card('Abyss-scale of the Mizuchi', { equippedTo: 'Mermail Abysspike' }),
    );
    turnPlayer.activates('Fire Formation - Tenki');
    then.linkWas('Fire Formation - Tenki', 'effectNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.isIn('Fire Formation - Tenki', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Fire Formation - Tenki');
    then.isIn('Abyss-scale of the Mizuchi', 'gy', opponent);
  },
);
