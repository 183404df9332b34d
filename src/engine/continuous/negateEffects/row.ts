import type { ModifierRow } from '../row';

/** Effects of these cards are negated. */
export const row: ModifierRow<'negateEffects'> = { pass: 'deciding' };
