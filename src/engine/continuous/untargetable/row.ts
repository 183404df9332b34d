import type { ModifierRow } from '../row';

/** Cannot be targeted by effects of a side. */
export const row: ModifierRow<'untargetable'> = { pass: 'card' };
