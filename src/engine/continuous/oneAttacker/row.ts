import type { ModifierRow } from '../row';

/** A player attacks with one monster only in each Battle Phase; what was declared before this applied counts, too. */
export const row: ModifierRow<'oneAttacker'> = { pass: 'player' };
