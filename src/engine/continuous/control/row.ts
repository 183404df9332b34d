import type { ModifierRow } from '../row';

/** Its controller is the controller of the effect. */
export const row: ModifierRow<'control'> = { pass: 'card' };
