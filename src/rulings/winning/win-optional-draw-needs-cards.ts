import { ruling } from '../language';

export default ruling(
  'win-optional-draw-needs-cards',
  {
    covers: ['winning', 'deck-out', 'costs', 'nothing-to-do'],
    title: { en: 'No drawing beyond the Deck by choice', ko: '덱보다 많이 뽑는 효과는 발동할 수 없다' },
    statement: {
      en: 'A card that would draw more cards than the Deck holds cannot be activated. With exactly enough it can, and an empty Deck afterwards does no harm.',
      ko: '덱의 매수보다 많은 카드를 드로우하는 카드는 발동할 수 없다. 매수가 딱 맞으면 발동할 수 있고, 그 뒤 덱이 비어도 듀얼은 계속된다.',
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
