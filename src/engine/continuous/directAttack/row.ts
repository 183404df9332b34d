import type { ModifierRow } from '../row';

/** Can attack directly. */
export const row: ModifierRow<'directAttack'> = { pass: 'card' };
