import type { ModifierRow } from '../row';

/** The only monster that can be attacked. */
export const row: ModifierRow<'onlyAttackTarget'> = { pass: 'card' };
