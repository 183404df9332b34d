import { ruling } from '../language';

export default ruling(
  'ash-negates-only-that-link',
  {
    covers: ['effect-negation', 'hand-triggers', 'continuous-effects'],
    title: { en: 'Only the link answered is negated', ko: '체인한 체인 블록만 무효가 된다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect of one Chain Link; what the card does without a Chain goes on.',
      ko: '하루 우라라가 무효로 하는 것은 체인한 체인 블록의 효과뿐이며, 그 카드의 영속 효과는 계속 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Trickstar Candina').hasInDeck('Trickstar Lycoris', 'Trickstar Candina#deck');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.normalSummons('Trickstar Candina');
    turnPlayer.usesTrigger('Trickstar Candina', { effect: 1 });
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.linkWas('Trickstar Candina', 'effectNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.lpIs(opponent, 8000);

    turnPlayer.movesTo('battle');
    opponent.activates('Jar of Greed');
    bothPass();
    then.linkWas('Jar of Greed', 'resolved');
    then.lpIs(opponent, 7800);
  },
);
