import { ruling } from '../language';

export default ruling(
  'cont-on-activation-toon-kingdom',
  {
    covers: ['continuous-cards', 'field-spells', 'face-down-banish'],
    title: { en: 'What Toon Kingdom does when it is activated', ko: '툰 킹덤의 발동시의 처리' },
    statement: {
      en: 'Banishing 3 cards from the top of the Deck face-down is part of the activation of Toon Kingdom, but no cost: it is done when the activation resolves, and the card then stays on the field.',
      ko: '덱 위의 카드 3장을 뒷면 표시로 제외하는 것은 툰 킹덤의 발동시의 효과 처리이며 코스트가 아니다. 그래서 발동이 처리될 때 제외하고, 툰 킹덤은 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Toon Kingdom').hasInDeck('Kuriboh', 'Sangan', 'Gemini Elf', 'Vorse Raider');
    turnPlayer.activates('Toon Kingdom');
    bothPass();
    then.countIs(turnPlayer, 'banished', 3);
    for (const name of ['Kuriboh', 'Sangan', 'Gemini Elf']) then.isFaceDown(name);
    then.isIn('Toon Kingdom', 'fieldZone', turnPlayer);
  },
);
