import type { ModifierRow } from '../row';

/** Cannot be Tributed. */
export const row: ModifierRow<'cannotBeTributed'> = { pass: 'card' };
