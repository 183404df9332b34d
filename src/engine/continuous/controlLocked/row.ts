import type { ModifierRow } from '../row';

/** Its control cannot change. */
export const row: ModifierRow<'controlLocked'> = { pass: 'card' };
