import { ruling } from '../language';

export default ruling(
  'ash-not-vs-extra-deck-summon',
  {
    covers: ['other-activation', 'effect-negation', 'hand-triggers', 'special-summon-effect'],
    title: { en: 'Special Summoning from the Extra Deck', ko: '엑스트라 덱에서 특수 소환하는 효과' },
    statement: {
      en: 'The Extra Deck is not the Deck: Ash Blossom & Joyous Spring does not answer an effect that Special Summons from there.',
      ko: '엑스트라 덱은 덱이 아니므로, 엑스트라 덱에서 몬스터를 특수 소환하는 효과에는 하루 우라라를 체인할 수 없다.',
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
