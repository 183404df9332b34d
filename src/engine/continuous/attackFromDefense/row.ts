import type { ModifierRow } from '../row';

/** Attacks while in face-up Defense Position. */
export const row: ModifierRow<'attackFromDefense'> = { pass: 'card' };
