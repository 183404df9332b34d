import type { ModifierRow } from '../row';

/** Activations of these cards and their effects cannot be negated. */
export const row: ModifierRow<'cannotBeNegated'> = { pass: 'deciding' };
