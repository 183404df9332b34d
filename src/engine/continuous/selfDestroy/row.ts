import type { ModifierRow } from '../row';

/** Is destroyed while this applies. */
export const row: ModifierRow<'selfDestroy'> = { pass: 'card' };
