import type { ModifierRow } from '../row';

/** Effects of monsters it destroys by battle are negated. */
export const row: ModifierRow<'negateDestroyedByBattle'> = { pass: 'card' };
