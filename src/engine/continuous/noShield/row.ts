import type { ModifierRow } from '../row';

/** Does not keep the opponent from attacking directly. */
export const row: ModifierRow<'noShield'> = { pass: 'card' };
