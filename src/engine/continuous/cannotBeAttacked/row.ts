import type { ModifierRow } from '../row';

/** Cannot be chosen as an attack target. */
export const row: ModifierRow<'cannotBeAttacked'> = { pass: 'card' };
