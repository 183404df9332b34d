import type { ModifierRow } from '../row';

/** Quick-Play Spells and Traps can be activated in the turn they were Set, a number of them each turn. */
export const row: ModifierRow<'activateTurnSet'> = { pass: 'player' };
