import type { ModifierRow } from '../row';

/** A hand is kept revealed. */
export const row: ModifierRow<'revealHand'> = { pass: 'player' };
