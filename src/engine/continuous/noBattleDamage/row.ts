import type { ModifierRow } from '../row';

/** Players take no battle damage. */
export const row: ModifierRow<'noBattleDamage'> = { pass: 'player' };
