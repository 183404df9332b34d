import { ruling } from '../language';

export default ruling(
  'ash-negated-ritual-spell-to-gy',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'A Ritual Spell goes to the GY', ko: '의식 마법 카드는 묘지로 보내진다' },
    statement: {
      en: 'A Ritual Spell whose effect was negated goes to the GY after the Chain. Nothing is Ritual Summoned and nothing sent from the Deck.',
      ko: '효과가 무효가 된 의식 마법 카드는 체인 처리가 끝난 뒤 묘지로 보내진다. 의식 소환도, 덱에서 묘지로 보내는 처리도 하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Advanced Ritual Art', 'Black Luster Soldier')
      .hasInDeck('Celtic Guardian', 'Gemini Elf', 'Mystical Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Advanced Ritual Art');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Advanced Ritual Art', 'effectNegated');
    then.countIs(turnPlayer, 'deck', 3);
    then.wasNotSummoned('Black Luster Soldier');
    then.isIn('Advanced Ritual Art', 'gy', turnPlayer);
  },
);
