import { currentCard, type EventRow } from '../row';

/** An effect that targeted the card has resolved. */
export const row: EventRow<'targetingResolved'> = {
  types: ['targetingResolved'],
  answers: (board, w, e, ask) => e.type === 'targetingResolved' && currentCard(board, w.card, e.card, e.stay, ask),
};
