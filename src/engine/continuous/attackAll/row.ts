import type { ModifierRow } from '../row';

/** Can attack every monster of the opponent once each. */
export const row: ModifierRow<'attackAll'> = { pass: 'card' };
