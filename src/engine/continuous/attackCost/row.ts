import type { ModifierRow } from '../row';

/** Costs LP to attack. */
export const row: ModifierRow<'attackCost'> = { pass: 'card' };
