import type { ModifierRow } from '../row';

/** Players cannot Summon or Set in these ways. */
export const row: ModifierRow<'cannotSummon'> = { pass: 'player' };
