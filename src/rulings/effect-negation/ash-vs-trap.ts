import { ruling } from '../language';

export default ruling(
  'ash-vs-trap',
  {
    covers: ['effect-negation', 'draw'],
    title: { en: 'Ash Blossom on a Trap', ko: '함정 카드에 대한 하루 우라라' },
    statement: {
      en: 'A draw takes a card from the Deck to the hand, so Ash Blossom & Joyous Spring can answer a Trap such as Jar of Greed, which then draws nothing.',
      ko: '드로우도 덱에서 패에 카드를 넣는 것이므로, 하루 우라라는 욕망의 단지 같은 함정 카드의 발동에도 체인할 수 있다. 그러면 드로우하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Jar of Greed').hasInDeck('Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Jar of Greed');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Jar of Greed', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Jar of Greed', 'effectNegated');

    then.didNotHappen('drawn');
    then.isIn('Gemini Elf', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
