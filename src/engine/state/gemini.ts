/** Gemini monsters: Normal Monsters on the field and in the GY until they are Gemini Summoned. */
import type { CompiledCard } from './cards';
import type { CardState } from './duel';

/** A Gemini monster without its effects: not Gemini Summoned, or gone from the field without having been. */
export const isDormant = (c: CardState, info: CompiledCard): boolean =>
  info.gemini && (c.place === 'monsterZone' ? c.field?.gemini : c.last?.gemini) === undefined;

/** Whether it is treated as a Normal Monster where it is. */
export const isGeminiNormal = (c: CardState, info: CompiledCard): boolean =>
  info.gemini && (c.place === 'gy' || (c.place === 'monsterZone' && !c.field?.gemini));
