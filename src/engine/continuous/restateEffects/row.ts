import type { ModifierRow } from '../row';

/** Continuous effects of these cards are applied in other words (`gather.ts`). */
export const row: ModifierRow<'restateEffects'> = { pass: 'gathering' };
