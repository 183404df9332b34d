import type { ModifierRow } from '../row';

/** Players take no damage. */
export const row: ModifierRow<'noDamage'> = { pass: 'player' };
