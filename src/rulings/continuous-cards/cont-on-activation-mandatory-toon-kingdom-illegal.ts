import { ruling } from '../language';

export default ruling(
  'cont-on-activation-mandatory-toon-kingdom-illegal',
  {
    covers: ['continuous-cards', 'field-spells'],
    title: { en: 'Too few cards for Toon Kingdom', ko: '덱이 모자라면 툰 킹덤은 발동할 수 없다' },
    statement: {
      en: 'When its activation resolves, Toon Kingdom must banish the top 3 cards of the Deck. What a card must do has to be possible when it is activated, so with fewer than 3 cards in the Deck it cannot be activated.',
      ko: '툰 킹덤은 발동시의 처리로 덱 위에서 카드 3장을 반드시 제외해야 한다. 반드시 하는 처리는 발동할 때 가능해야 하므로, 덱이 3장 미만이면 발동할 수 없다.',
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
