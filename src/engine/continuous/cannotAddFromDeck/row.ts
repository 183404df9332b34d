import type { ModifierRow } from '../row';

/** Players cannot add cards from the Deck to the hand except by drawing. */
export const row: ModifierRow<'cannotAddFromDeck'> = { pass: 'player' };
