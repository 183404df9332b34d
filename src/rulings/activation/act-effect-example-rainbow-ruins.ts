import { card, ruling } from '../language';

export default ruling(
  'act-effect-example-rainbow-ruins',
  {
    covers: ['activation', 'field-spells', 'counter-traps'],
    title: { en: 'An effect of a card that is already face-up', ko: '이미 앞면인 카드의 효과 발동' },
    statement: {
      en: 'Ancient City - Rainbow Ruins is face-up already, so using it activates an effect and not a card. Magic Jammer answers the activation of a Spell Card, so it cannot be chained.',
      ko: '무지개의 고대도시－레인보우 루인은 이미 앞면 표시이므로 여기서 발동하는 것은 효과일 뿐 카드가 아니다. 매직 재머는 마법 카드의 발동에만 체인할 수 있으므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(
        'Ancient City - Rainbow Ruins',
        card('Crystal Beast Sapphire Pegasus', 'A', { inSpellTrapZone: true }),
        card('Crystal Beast Sapphire Pegasus', 'B', { inSpellTrapZone: true }),
        card('Crystal Beast Ruby Carbuncle', 'A', { inSpellTrapZone: true }),
        card('Crystal Beast Ruby Carbuncle', 'B', { inSpellTrapZone: true }),
      )
      .hasInDeck('Gemini Elf');
    given(opponent).hasSet('Magic Jammer', 'Jar of Greed').hasInHand('Kuriboh').hasInDeck('Sangan');
    turnPlayer.activates('Ancient City - Rainbow Ruins');
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    bothPass();
    then.linkWas('Ancient City - Rainbow Ruins', 'resolved');
    then.isIn('Gemini Elf', 'hand', turnPlayer);
  },
);
