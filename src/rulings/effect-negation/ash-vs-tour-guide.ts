import { ruling } from '../language';

export default ruling(
  'ash-vs-tour-guide',
  {
    covers: ['effect-negation', 'hand-triggers', 'special-summon-effect'],
    title: { en: 'Ash Blossom on Tour Guide', ko: '데스가이드에 대한 하루 우라라' },
    statement: {
      en: 'Tour Guide From the Underworld Special Summons from the hand or the Deck. Its text includes the Deck, and that decides: Ash Blossom & Joyous Spring can be chained although the monster could come from the hand.',
      ko: '마계발 현세행 데스가이드는 패 / 덱에서 특수 소환하는 효과이다. 덱에서의 특수 소환이 포함되어 있으므로, 실제로는 패에서 특수 소환할 수 있는 경우라도 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Tour Guide From the Underworld', 'Sangan')
      .hasInDeck('Tour Guide From the Underworld#deck');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.normalSummons('Tour Guide From the Underworld');
    turnPlayer.usesTrigger('Tour Guide From the Underworld');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Tour Guide From the Underworld', 'effectNegated');
    then.wasNotSummoned('Sangan');
    then.isIn('Sangan', 'hand', turnPlayer);
    then.isIn('Tour Guide From the Underworld#deck', 'deck', turnPlayer);
  },
);
