import type { ModifierRow } from '../row';

/** Damage is multiplied. */
export const row: ModifierRow<'multiplyDamage'> = { pass: 'player' };
