import { ruling } from '../language';

export default ruling(
  'win-optional-draw-needs-cards',
  {
    covers: ['winning', 'deck-out', 'costs', 'nothing-to-do'],
    title: { en: 'No drawing beyond the Deck by choice', ko: '덱보다 많이 뽑는 효과는 발동할 수 없다' },
    statement: {
      en: 'A card whose effect cannot be carried out is not activated. Pot of Greed draws 2 cards, so with one card in the Deck it is refused; with two it can be activated, and a Deck empty afterwards does not end the Duel.',
      ko: '처리할 수 없는 효과는 발동할 수 없다. 욕망의 항아리는 2장을 드로우하므로 덱이 1장이면 발동할 수 없다. 2장이면 발동할 수 있고, 그 뒤 덱이 비어도 듀얼은 계속된다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer).hasInHand('Pot of Greed');
    inCase({ en: 'one card in the Deck', ko: '덱이 1장일 때' }, () => {
      given(turnPlayer).hasInDeck('Gemini Elf');
      then.isAsked(turnPlayer, 'open');
      then.cannot(turnPlayer).activate('Pot of Greed', { because: 'nothing-to-do' });
    });
    inCase({ en: 'two cards in the Deck', ko: '덱이 2장일 때', contrast: 1 }, () => {
      given(turnPlayer).hasInDeck('Gemini Elf', 'Kuriboh');
      then.can(turnPlayer).activate('Pot of Greed');
      turnPlayer.activates('Pot of Greed');
      bothPass();
      then.linkWas('Pot of Greed', 'resolved');
      then.isIn('Gemini Elf', 'hand', turnPlayer);
      then.isIn('Kuriboh', 'hand', turnPlayer);
      then.countIs(turnPlayer, 'deck', 0);
      then.didNotHappen('duelEnded');
      then.isAsked(turnPlayer, 'open');
    });
  },
);
