import type { ModifierRow } from '../row';

/** Unaffected by effects of these kinds of cards. Looked at before everything it could keep away. */
export const row: ModifierRow<'unaffected'> = { pass: 'deciding' };
