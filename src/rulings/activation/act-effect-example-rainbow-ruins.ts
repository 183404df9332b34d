import { card, ruling } from '../language';

export default ruling(
  'act-effect-example-rainbow-ruins',
  {
    covers: ['activation', 'field-spells', 'counter-traps'],
    title: { en: 'An effect of a card that is already face-up', ko: '이미 앞면인 카드의 효과 발동' },
    statement: {
      en: 'A Field Spell that is used after it has been activated activates an effect, not a card: what negates the activation of a Spell Card cannot answer it.',
      ko: '이미 발동한 필드 마법 카드의 효과를 사용하는 것은 효과의 발동이며 카드의 발동이 아니다. 마법 카드의 발동을 무효로 하는 카드는 체인할 수 없다.',
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
