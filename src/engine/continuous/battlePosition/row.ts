import type { ModifierRow } from '../row';

/** Face-up monsters are turned to this position; of several the last to begin shows (ruling ce-rule1-later-overwrites). */
export const row: ModifierRow<'battlePosition'> = { pass: 'card' };
