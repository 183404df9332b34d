import type { ModifierRow } from '../row';

/** No hand limit. */
export const row: ModifierRow<'noHandLimit'> = { pass: 'player' };
