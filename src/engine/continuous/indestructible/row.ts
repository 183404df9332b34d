import type { ModifierRow } from '../row';

/** Cannot be destroyed by battle or by effects. */
export const row: ModifierRow<'indestructible'> = { pass: 'card' };
