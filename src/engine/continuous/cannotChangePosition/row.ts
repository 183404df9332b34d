import type { ModifierRow } from '../row';

/** Its battle position cannot be changed. */
export const row: ModifierRow<'cannotChangePosition'> = { pass: 'card' };
