import { ruling } from '../language';

export default ruling(
  'ash-vs-monster-effect',
  {
    covers: ['effect-negation', 'triggers'],
    title: { en: 'Ash Blossom on a monster effect', ko: '몬스터 효과에 대한 하루 우라라' },
    statement: {
      en: 'Ash Blossom & Joyous Spring can answer a monster effect that would send a card from the Deck to the GY; then nothing is sent.',
      ko: '하루 우라라는 덱에서 묘지로 카드를 보내는 몬스터 효과의 발동에도 체인할 수 있다. 그러면 아무것도 묘지로 보내지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Armageddon Knight').hasInDeck('Sangan', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.normalSummons('Armageddon Knight');
    turnPlayer.usesTrigger('Armageddon Knight');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Armageddon Knight', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Armageddon Knight', 'effectNegated');

    then.isIn('Sangan', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'deck', 2);
    then.countIs(turnPlayer, 'gy', 0);
  },
);
