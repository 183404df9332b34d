import type { ModifierRow } from '../row';

/** Battle damage it inflicts is treated as effect damage. */
export const row: ModifierRow<'battleDamageAsEffect'> = { pass: 'card' };
