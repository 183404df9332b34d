import type { ModifierRow } from '../row';

/** A condition on the one ticket for a Normal Summon beside the ordinary ones (facts/normalSummons.ts keeps it). */
export const row: ModifierRow<'extraNormalSummon'> = { pass: 'player' };
