import type { ModifierRow } from '../row';

/** A player can have only one of these face-up: a second is not Summoned, or is destroyed by the rules (settle). */
export const row: ModifierRow<'onlyOne'> = { pass: 'player' };
