import type { ModifierRow } from '../row';

/** Can attack only some monsters. */
export const row: ModifierRow<'attacksOnly'> = { pass: 'card' };
