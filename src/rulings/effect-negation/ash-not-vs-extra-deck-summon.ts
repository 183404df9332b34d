import { ruling } from '../language';

export default ruling(
  'ash-not-vs-extra-deck-summon',
  {
    covers: ['other-activation', 'effect-negation', 'hand-triggers', 'special-summon-effect'],
    title: { en: 'Special Summoning from the Extra Deck', ko: '엑스트라 덱에서 특수 소환하는 효과' },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers an activation only if its text includes adding a card from the Deck to the hand, Special Summoning from the Deck or sending a card from the Deck to the GY. Instant Fusion Special Summons from the Extra Deck, and the Extra Deck is not the Deck.',
      ko: '하루 우라라는 덱에서 패에 넣기, 덱에서 특수 소환, 덱에서 묘지로 보내기 중 하나를 포함하는 효과의 발동에만 체인할 수 있다. 인스턴트 퓨전은 엑스트라 덱에서 특수 소환하는 효과이며, 엑스트라 덱은 덱이 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Instant Fusion').hasInExtraDeck('El Shaddoll Winda');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Instant Fusion');

    then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'other-activation' });
    bothPass();
    then.controls(turnPlayer, 'El Shaddoll Winda');
  },
);
