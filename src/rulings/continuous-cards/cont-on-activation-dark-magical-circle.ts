import { ruling } from '../language';

export default ruling(
  'cont-on-activation-dark-magical-circle',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Dark Magical Circle looks at three cards', ko: '흑의 마도진의 발동시 처리' },
    statement: {
      en: 'What a text ties to the activation of its card is done when that activation resolves, as part of it. Dark Magical Circle looks at the top three cards of the Deck, adds one that fits and puts the rest back on top in any order.',
      ko: '카드의 발동시에 처리한다고 쓰여 있는 것은 그 발동이 처리될 때 그 일부로서 실행한다. 흑의 마도진은 덱 위의 3장을 확인하고, 맞는 카드 1장을 패에 넣고, 나머지는 원하는 순서로 덱 위에 되돌린다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer)
      .hasInHand('Dark Magical Circle')
      .hasInDeck('Kuriboh', 'Magician Navigation', 'Gemini Elf', 'Mystical Elf');
    turnPlayer.activates('Dark Magical Circle');
    turnPlayer.answers('yes');
    then.isIn('Magician Navigation', 'hand', turnPlayer);
    turnPlayer.picks('Gemini Elf');
    then.chainsWere(['turnPlayer: Dark Magical Circle']);
    then.linkWas('Dark Magical Circle', 'resolved');
    then.countIs(turnPlayer, 'deck', 3);
    then.isIn('Kuriboh', 'deck', turnPlayer);
    then.isIn('Gemini Elf', 'deck', turnPlayer);
  },
);
