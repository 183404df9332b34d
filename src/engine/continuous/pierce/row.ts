import type { ModifierRow } from '../row';

/** Inflicts piercing battle damage. */
export const row: ModifierRow<'pierce'> = { pass: 'card' };
