import type { ModifierRow } from '../row';

/** LP are gained instead of damage. */
export const row: ModifierRow<'gainInsteadOfDamage'> = { pass: 'player' };
