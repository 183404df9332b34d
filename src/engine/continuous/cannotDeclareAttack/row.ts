import type { ModifierRow } from '../row';

/** Cannot begin an attack; one declared already goes on. */
export const row: ModifierRow<'cannotDeclareAttack'> = { pass: 'card' };
