import type { ModifierRow } from '../row';

/** These players cannot banish cards, whatever would do it; what would be banished instead of going elsewhere goes there. */
export const row: ModifierRow<'cannotBanish'> = { pass: 'player' };
