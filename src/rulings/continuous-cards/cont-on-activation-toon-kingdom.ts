import { ruling } from '../language';

export default ruling(
  'cont-on-activation-toon-kingdom',
  {
    covers: ['continuous-cards', 'field-spells', 'face-down-banish'],
    title: { en: 'What Toon Kingdom does when it is activated', ko: '툰 킹덤의 발동시의 처리' },
    statement: {
      en: 'Toon Kingdom banishes 3 cards from the top of the Deck face-down as part of its activation.',
      ko: '툰 킹덤은 카드의 발동시의 효과 처리로 덱 위에서 카드를 3장 뒷면 표시로 제외한다.',
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
