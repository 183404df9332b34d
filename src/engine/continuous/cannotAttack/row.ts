import type { ModifierRow } from '../row';

/** Cannot attack. */
export const row: ModifierRow<'cannotAttack'> = { pass: 'card' };
