import { ruling } from '../language';

export default ruling(
  'ash-not-vs-cost-mill',
  {
    covers: ['effect-negation', 'hand-triggers', 'costs'],
    title: { en: 'Sending from the Deck as a cost only', ko: '덱에서 묘지로 보내는 것이 코스트뿐인 효과' },
    statement: {
      en: "Magicians' Souls sends Dark Magician from the Deck to the GY only as its cost; its effect then Special Summons itself from the hand. Ash Blossom & Joyous Spring looks at the effect alone, which does nothing it answers, so it cannot be chained.",
      ko: '매지션즈 소울즈가 블랙 매지션을 덱에서 묘지로 보내는 것은 코스트이고, 효과는 자신을 패에서 특수 소환하는 것이다. 하루 우라라는 효과만을 보며 여기에는 해당하는 처리가 없으므로 체인할 수 없다.',
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
