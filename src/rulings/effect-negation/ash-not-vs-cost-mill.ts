import { ruling } from '../language';

export default ruling(
  'ash-not-vs-cost-mill',
  {
    covers: ['effect-negation', 'hand-triggers', 'costs'],
    title: { en: 'Sending from the Deck as a cost only', ko: '덱에서 묘지로 보내는 것이 코스트뿐인 효과' },
    statement: {
      en: 'If a card goes from the Deck to the GY only as the cost, the effect itself includes nothing that Ash Blossom & Joyous Spring answers.',
      ko: '덱에서 묘지로 보내는 것이 발동의 코스트뿐이라면, 그 효과 자체는 하루 우라라로 무효로 할 수 있는 효과가 아니므로 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand("Magicians' Souls").hasInDeck('Dark Magician');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates("Magicians' Souls", { effect: 1, option: 1 });

    then.isIn('Dark Magician', 'gy', turnPlayer);
    then.cannot(opponent).activate('Ash Blossom & Joyous Spring', { because: 'other-activation' });
    bothPass();
    then.wasSummonedBy("Magicians' Souls", turnPlayer, 'special');
    then.isIn('Ash Blossom & Joyous Spring', 'hand', opponent);
  },
);
