import { ruling } from '../language';

export default ruling(
  'ash-not-vs-extra-deck-to-gy',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: { en: 'Sending from the Extra Deck to the GY', ko: '엑스트라 덱에서 묘지로 보내는 효과' },
    statement: {
      en: 'Sending a card from the Extra Deck to the GY is not sending it from the Deck: Ash Blossom & Joyous Spring does not answer that.',
      ko: '엑스트라 덱에서 카드를 묘지로 보내는 것은 덱에서 보내는 것이 아니므로, 하루 우라라를 체인할 수 없다.',
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
