import { ruling } from '../language';

export default ruling(
  'cont-on-activation-mandatory-toon-kingdom-illegal',
  {
    covers: ['continuous-cards', 'field-spells'],
    title: { en: 'Too few cards for Toon Kingdom', ko: '덱이 모자라면 툰 킹덤은 발동할 수 없다' },
    statement: {
      en: 'What a card must do when its activation resolves has to be possible: with fewer than 3 cards in the Deck Toon Kingdom cannot be activated.',
      ko: '카드의 발동시에 반드시 하는 처리를 할 수 없으면 발동할 수 없다. 덱이 3장 미만이면 툰 킹덤은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand('Toon Kingdom');
    inCase({ en: '2 cards', ko: '덱이 2장' }, () => {
      given(turnPlayer).hasInDeck('Kuriboh', 'Sangan');
      then.cannot(turnPlayer).activate('Toon Kingdom', { because: 'nothing-to-do' });
    });
    inCase({ en: '3 cards', ko: '덱이 3장', contrast: 1 }, () => {
      given(turnPlayer).hasInDeck('Kuriboh', 'Sangan', 'Gemini Elf');
      then.can(turnPlayer).activate('Toon Kingdom');
    });
  },
);
