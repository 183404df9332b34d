import { ruling } from '../language';

export default ruling(
  'ash-not-vs-extra-deck-to-hand',
  {
    covers: ['effect-negation', 'wording'],
    title: { en: 'Not from the Extra Deck to the hand', ko: '엑스트라 덱에서 패에 넣는 효과에는 체인할 수 없다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers effects that add a card from the Deck to the hand. Heavymetalfoes Electrumite adds one from the Extra Deck, which is not the Deck, so Ash Blossom cannot be chained.',
      ko: '하루 우라라는 덱에서 패에 넣는 효과에 체인할 수 있다. 헤비메탈포제 엘렉트럼은 엑스트라 덱에서 패에 넣으며, 엑스트라 덱은 덱이 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls(
        { card: 'Heavymetalfoes Electrumite', zone: 5 },
        { card: 'Double Iris Magician', inSpellTrapZone: true, zone: 0 },
      )
      .hasInExtraDeck({ card: 'Astrograph Sorcerer', faceDown: false })
      .hasInDeck('Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring', 'D.D. Crow');
    given(turnPlayer).hasInGY('Marshmallon');
    turnPlayer.activates('Heavymetalfoes Electrumite', { effect: 2, targets: ['Double Iris Magician'] });
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'other-activation' });
    opponent.passes();
    turnPlayer.picks('Astrograph Sorcerer');
    then.isIn('Astrograph Sorcerer', 'hand', turnPlayer);
    then.linkWas('Heavymetalfoes Electrumite', 'resolved', { chain: 1 });
  },
);
