import type { ModifierRow } from '../row';

/** Damage is taken instead of gaining LP by effects. */
export const row: ModifierRow<'damageInsteadOfGain'> = { pass: 'player' };
