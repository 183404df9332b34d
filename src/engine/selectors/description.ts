/** What single words of a description mean: pure facts about cards, which no selector asks about other cards. */
import type { CardDefinition, Selector } from '../definition';
import type { Board } from '../state/board';
import type { CompiledCard } from '../state/cards';
import type { FieldStay } from '../state/duel';
import type { CardKind, Place, Property } from '../terms';

export const inRange = (n: number, r: { min?: number; max?: number }): boolean =>
  (r.min === undefined || n >= r.min) && (r.max === undefined || n <= r.max);

export const has = <T>(wanted: T | T[], value: T): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value;

/** Destroyed this turn, and since then always where everybody could see which card it is. */
export const wasDestroyed = (board: Board, id: number): boolean => {
  const { log, turn } = board.duel;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i];
    if (!e || e.turn < turn) return false;
    if (e.type !== 'moved' || e.card !== id) continue;
    if (e.to === 'hand' || e.to === 'deck' || (e.to === 'extraDeck' && !e.faceUp)) return false;
    if (e.reasons.includes('destroyed')) return true;
  }
  return false;
};

/** Declared an attack this turn, in this stay on the field. */
export const hasDeclared = (board: Board, id: number): boolean => {
  const { log, turn } = board.duel;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i];
    if (!e || e.turn < turn || (e.type === 'moved' && e.card === id)) return false;
    if (e.type === 'attackDeclared' && e.card === id) return true;
  }
  return false;
};

export const inArchetype = (info: CompiledCard, wanted: string | string[]): boolean =>
  Array.isArray(wanted) ? wanted.some((a) => info.archetypes.has(a)) : info.archetypes.has(wanted);

/** rulings word-*: what stands in a Monster Zone is a monster, whatever it is printed as. */
export const monsterZoneKind = (place: Place, kind: 'monster' | 'spell' | 'trap') =>
  place === 'monsterZone' ? 'monster' : kind;
const NORMAL: readonly (string | undefined)[] = [undefined, 'normal', 'token'];
/** Effect Monsters, or Normal Monsters. A Ritual or Extra Deck monster without effects is neither. */
export const fitsEffect = ({ frame, effects }: CardDefinition, geminiNormal: boolean, effect: boolean): boolean => {
  const normal = geminiNormal || NORMAL.includes(frame);
  return effect ? !normal && (frame === 'effect' || effects.length > 0) : normal;
};
/**
 * A monster placed in a Spell & Trap Zone is a Continuous Spell, equipped to another one an Equip Spell; in a Pendulum Zone
 * it is a Spell without an icon.
 */
export const hasProperty = (
  wanted: readonly Property[],
  place: Place,
  info: CompiledCard,
  stay: FieldStay | null | undefined,
): boolean => {
  const own = info.def.pendulum === undefined ? ('continuous' as const) : undefined;
  const placed = place === 'spellTrapZone' && info.def.kind === 'monster';
  const property = placed ? (stay?.equippedTo ? 'equip' : own) : info.def.property;
  return property !== undefined && wanted.includes(property);
};
/** A Trap that is a monster and still a Trap as well. */
export const isAlso = (stay: FieldStay | null | undefined, place: Place, wanted: CardKind | CardKind[]): boolean =>
  place === 'monsterZone' && stay?.becomes?.also !== undefined && has(wanted, stay.becomes.also);
/** What kind of effects those of a card are where it is: a monster in a Spell & Trap Zone is a Spell there. */
export const effectKind = (board: Board, id: number): CardKind =>
  board.card(id).place === 'spellTrapZone' ? board.base(id).kind : board.info(id).def.kind;

/** The top cards of what is listed from the bottom up, the topmost first; fewer where the Deck holds fewer. */
export const topOf = (list: readonly number[], sel: Selector): number[] => list.slice(-(sel.n ?? 1)).toReversed();

/**
 * How many cards a selector takes: at least and at most, for `available` candidates.
 * @param most what its `upTo` or `exactly` comes to
 */
export const amountOf = (sel: Selector, available: number, most = available): { min: number; max: number } => {
  if (sel.upTo !== undefined) return { min: sel.min ?? 1, max: Math.min(most, available) };
  if (sel.exactly !== undefined) {
    const n = Math.max(0, Math.min(most, available));
    return { min: n, max: n };
  }
  if (sel.all) return { min: available, max: available };
  if (sel.min !== undefined || sel.max !== undefined)
    return { min: sel.min ?? 1, max: Math.min(sel.max ?? available, available) };
  return { min: sel.n ?? 1, max: sel.n ?? 1 };
};
