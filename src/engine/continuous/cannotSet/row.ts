import type { ModifierRow } from '../row';

/** A player cannot Set Spells and Traps. */
export const row: ModifierRow<'cannotSet'> = { pass: 'player' };
