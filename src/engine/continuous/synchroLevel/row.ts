import type { ModifierRow } from '../row';

/** Can count as another Level as material of a Synchro Summon. */
export const row: ModifierRow<'synchroLevel'> = { pass: 'card' };
