import { ruling } from '../language';

export default ruling(
  'ash-vs-wavering-eyes',
  {
    covers: ['effect-negation', 'wording'],
    title: { en: 'Wavering Eyes, even for a single card', ko: '흔들리는 눈빛: 1장만 파괴하더라도' },
    statement: {
      en: 'The effect of Wavering Eyes includes adding a card from the Deck if enough cards are destroyed. So Ash Blossom & Joyous Spring can be chained although only one would be destroyed here; then nothing is destroyed either.',
      ko: '흔들리는 눈빛은 파괴한 수에 따라 덱에서 패에 넣는 처리를 포함한다. 그래서 여기서처럼 파괴되는 카드가 1장뿐이더라도 하루 우라라를 체인할 수 있으며, 무효가 되면 카드는 파괴되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Wavering Eyes').hasInDeck('Astrograph Sorcerer', 'Gemini Elf');
    given(opponent)
      .controls({ card: 'Stargazer Magician', inSpellTrapZone: true, zone: 0 })
      .hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Wavering Eyes');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.chainsWere(['turnPlayer: Wavering Eyes', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Wavering Eyes', 'effectNegated');
    then.isIn('Stargazer Magician', 'spellTrapZone', opponent);
    then.lpIs(opponent, 8000);
  },
);
