import type { ModifierRow } from '../row';

/** Number of attacks in each Battle Phase. */
export const row: ModifierRow<'attacks'> = { pass: 'card' };
