import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-only-processing',
  {
    covers: ['activation', 'effect-negation', 'continuous-cards'],
    title: { en: 'Only the processing is lost', ko: '없어지는 것은 처리뿐이다' },
    statement: {
      en: 'What negates the effect of a Spell without destroying it takes only what is done when the activation resolves. A Continuous, Equip or Field Spell stays on the field, and its other effects apply.',
      ko: '마법을 파괴하지 않고 효과만 무효로 하면 발동시의 처리만 없어진다. 지속 / 장착 / 필드 마법은 필드에 남으며, 다른 효과는 적용된다.',
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
