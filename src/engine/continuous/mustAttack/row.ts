import type { ModifierRow } from '../row';

/** Must attack if able. */
export const row: ModifierRow<'mustAttack'> = { pass: 'card' };
