import type { ModifierRow } from '../row';

/** The number of Normal Summons and Sets of a turn is raised (facts/normalSummons.ts counts them). */
export const row: ModifierRow<'normalSummons'> = { pass: 'player' };
