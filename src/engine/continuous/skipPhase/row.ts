import type { ModifierRow } from '../row';

/** Players skip a Phase of each turn. */
export const row: ModifierRow<'skipPhase'> = { pass: 'player' };
