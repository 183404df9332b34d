import type { ModifierRow } from '../row';

/** Normal Summons need fewer Tributes. */
export const row: ModifierRow<'fewerTributes'> = { pass: 'player' };
