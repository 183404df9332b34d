import type { ModifierRow } from '../row';

/** A player can Summon only so often each turn, counted while it applies. */
export const row: ModifierRow<'summonsPerTurn'> = { pass: 'player' };
