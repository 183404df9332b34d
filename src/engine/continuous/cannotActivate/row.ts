import type { ModifierRow } from '../row';

/** Players cannot activate these cards (or their effects). */
export const row: ModifierRow<'cannotActivate'> = { pass: 'player' };
