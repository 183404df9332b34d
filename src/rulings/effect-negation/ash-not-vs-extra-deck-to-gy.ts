import { ruling } from '../language';

export default ruling(
  'ash-not-vs-extra-deck-to-gy',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Sending from the Extra Deck to the GY', ko: '엑스트라 덱에서 묘지로 보내는 효과' },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers effects that send a card from the Deck to the GY. Extra-Foolish Burial sends one from the Extra Deck, which is not the Deck, so Ash Blossom cannot be chained.',
      ko: '하루 우라라는 덱에서 묘지로 보내는 효과에 체인한다. 어리석은 중장은 엑스트라 덱에서 묘지로 보내며, 엑스트라 덱은 덱이 아니므로 하루 우라라를 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Extra-Foolish Burial').hasInExtraDeck('Number 39: Utopia');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Extra-Foolish Burial');

    then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'other-activation' });
    bothPass();
    then.isIn('Number 39: Utopia', 'gy', turnPlayer);
    then.lpIs(turnPlayer, 4000);
  },
);
