import type { ModifierRow } from '../row';

/** The opponent takes the battle damage instead. */
export const row: ModifierRow<'battleDamageToOpponent'> = { pass: 'player' };
