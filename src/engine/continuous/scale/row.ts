import type { ModifierRow } from '../row';

/** Another Pendulum Scale: kept with the card, and reckoned where Scales are read (`facts/pendulum.ts`). */
export const row: ModifierRow<'scale'> = { pass: 'card' };
