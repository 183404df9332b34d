import type { ModifierRow } from '../row';

/** Cannot be used as material of a Summon. */
export const row: ModifierRow<'cannotBeMaterial'> = { pass: 'card' };
