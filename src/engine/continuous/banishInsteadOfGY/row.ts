import type { ModifierRow } from '../row';

/** What would go to the GY is banished. */
export const row: ModifierRow<'banishInsteadOfGY'> = { pass: 'player' };
