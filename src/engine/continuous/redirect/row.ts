import type { ModifierRow } from '../row';

/** Goes elsewhere when it leaves the field. */
export const row: ModifierRow<'redirect'> = { pass: 'card' };
