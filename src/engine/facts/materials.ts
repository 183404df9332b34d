/**
 * Materials: which cards together make a Summon possible. A plan says which cards may be used and when a choice is
 * complete; picks are offered only if the rest can still be completed, and no choice goes on once it is.
 */
import { allHold, unmetOf } from '../conditions/index';
import type { Condition, MaterialSlot, Materials } from '../definition';
import type { Asker } from '../selectors/match';
import { matches } from '../selectors/match';
import type { Board } from '../state/board';
import type { Seat, SummonWay } from '../terms';
import { summonZones } from './zones';

export interface Plan {
  /** Ascending by entity id. */
  pool: readonly number[];
  /** Default 1. */
  min?: number;
  max: number;
  /** These cards, and no others, are a complete choice. */
  accepts: (set: readonly number[]) => boolean;
  /** Whether a zone is left once these cards are gone; without it there is no such question. */
  room?: (set: ReadonlySet<number>) => boolean;
  /** No more cards can make this choice complete. */
  hopeless?: (set: readonly number[]) => boolean;
}

const isComplete = (plan: Plan, set: readonly number[]): boolean =>
  plan.accepts(set) && (plan.room?.(new Set(set)) ?? true);

/** Whether this choice can be completed with cards from `from` on. */
const completable = (plan: Plan, set: number[], from: number): boolean => {
  if (isComplete(plan, set)) return true;
  if (set.length >= plan.max || plan.hopeless?.(set)) return false;
  for (let i = from; i < plan.pool.length; i++) {
    set.push(plan.pool[i] as number);
    const found = completable(plan, set, i + 1);
    set.pop();
    if (found) return true;
  }
  return false;
};

export const isPossible = (plan: Plan): boolean => completable(plan, [], 0);

/** Cards that can be taken next, and whether the choice may end here. */
export const nextPicks = (plan: Plan, picked: readonly number[]): { cards: number[]; done: boolean } => {
  const set = [...picked];
  const done = isComplete(plan, set);
  const cards: number[] = [];
  if (set.length < plan.max && !(plan.hopeless?.(set) ?? false)) {
    const last = set[set.length - 1];
    const from = last === undefined ? 0 : plan.pool.indexOf(last) + 1;
    for (let i = from; i < plan.pool.length; i++) {
      const id = plan.pool[i] as number;
      if (completable(plan, [...set, id], i + 1)) cards.push(id);
    }
  }
  return { cards, done };
};

export const atLeastOf = (s: MaterialSlot): number => s.n ?? s.min ?? (s.max === undefined ? 1 : 0);
const atMostOf = (s: MaterialSlot): number => s.n ?? s.max ?? (s.min === undefined ? 1 : Number.POSITIVE_INFINITY);

/** Whether the cards fill the slots: each slot gets as many as it needs, no card is left over. */
export const fillSlots = (
  slots: readonly MaterialSlot[],
  set: readonly number[],
  fits: (slot: number, id: number) => boolean,
): boolean => {
  const counts = slots.map(() => 0);
  const place = (i: number): boolean => {
    if (i === set.length) return slots.every((s, k) => (counts[k] as number) >= atLeastOf(s));
    const id = set[i] as number;
    for (let k = 0; k < slots.length; k++) {
      if ((counts[k] as number) >= atMostOf(slots[k] as MaterialSlot) || !fits(k, id)) continue;
      counts[k] = (counts[k] as number) + 1;
      if (place(i + 1)) return true;
      counts[k] = (counts[k] as number) - 1;
    }
    return false;
  };
  return place(0);
};

export const mostOf = (slots: readonly MaterialSlot[]): number => slots.reduce((n, s) => n + atMostOf(s), 0);

/** Totals some values can make, each card giving one of several. */
const totals = (choices: readonly (readonly number[])[]): Set<number> => {
  let sums = new Set([0]);
  for (const list of choices) {
    const next = new Set<number>();
    for (const sum of sums) for (const v of list) next.add(sum + v);
    sums = next;
  }
  return sums;
};
const least = (choices: readonly (readonly number[])[]): number =>
  choices.reduce((n, list) => n + Math.min(...list), 0);

/** What a monster counts as in a Link Summon: 1, or its Link Rating. */
const linkValues = (board: Board, id: number): number[] => {
  const rating = board.info(id).printed.link;
  return rating > 1 ? [1, rating] : [1];
};

/** Whether a card may be used as material this way. Face-down monsters only where Fusion Materials or Tributes are meant. */
export const usableAs = (board: Board, id: number, way: SummonWay): boolean => {
  const c = board.card(id);
  if (board.info(id).token && (way === 'xyz' || c.place !== 'monsterZone')) return false;
  const hidden = c.place === 'monsterZone' && !c.faceUp;
  if (hidden && way !== 'fusion' && way !== 'ritual') return false;
  return !(board.derived.on.get(id) ?? []).some(
    ({ mod }) =>
      mod.mod === 'cannotBeMaterial' &&
      mod.unlessAtLeast === undefined &&
      (mod.ways === undefined || mod.ways.includes(way)),
  );
};

/** With how many materials at least a card may be used as one. */
const leastWith = (board: Board, id: number, way: SummonWay): number =>
  (board.derived.on.get(id) ?? []).reduce(
    (n, { mod }) =>
      mod.mod === 'cannotBeMaterial' && (mod.ways === undefined || mod.ways.includes(way))
        ? Math.max(n, mod.unlessAtLeast ?? 0)
        : n,
    0,
  );

/** Matching a card to a slot once, and only if somebody asks. */
export const fitting = (
  board: Board,
  slots: readonly MaterialSlot[],
  ask: Asker,
): ((slot: number, id: number) => boolean) => {
  const known = slots.map(() => new Map<number, boolean>());
  return (slot, id) => {
    const fits = known[slot]?.get(id);
    if (fits !== undefined) return fits;
    const what = slots[slot]?.what;
    const now = what !== undefined && matches(board, id, what, ask);
    known[slot]?.set(id, now);
    return now;
  };
};

/** What a monster counts as in a Synchro Summon: its Level, or another its text allows. */
const synchroLevels = (board: Board, id: number): number[] => [
  board.now(id).level,
  ...(board.derived.on.get(id) ?? []).flatMap(({ mod }) => (mod.mod === 'synchroLevel' ? [mod.level] : [])),
];

/** Values that must add up, by way of Summoning. */
const sumRule = (
  board: Board,
  id: number,
  way: SummonWay,
): { total: number; values: (material: number) => readonly number[] } | null => {
  const { printed } = board.info(id);
  if (way === 'synchro') return { total: printed.level, values: (m) => synchroLevels(board, m) };
  if (way === 'link') return { total: printed.link, values: (m) => linkValues(board, m) };
  return null;
};

/** Tributes of a Ritual Summon: Levels that equal the monster's, or reach it with none too many. */
export const ritualPlan = (
  board: Board,
  id: number,
  pool: readonly number[],
  total: 'equal' | 'atLeast',
  room: (tributes: ReadonlySet<number>) => boolean,
): Plan => {
  const need = board.now(id).level;
  const level = (m: number): number => board.now(m).level;
  const sum = (set: readonly number[]): number => set.reduce((n, m) => n + level(m), 0);
  const usable = pool.filter((m) => m !== id && level(m) > 0).toSorted((a, b) => a - b);
  const enough = (set: readonly number[]): boolean =>
    total === 'equal' ? sum(set) === need : sum(set) >= need && set.every((m) => sum(set) - level(m) < need);
  return {
    pool: usable,
    max: usable.length,
    accepts: (set) => set.length > 0 && enough(set),
    room,
    hopeless: (set) => sum(set) >= need,
  };
};

const IMPOSSIBLE: Plan = { pool: [], max: 0, accepts: () => false };

const askerOf = (board: Board, id: number, seat: Seat): Asker => ({
  card: id,
  stay: board.card(id).stay,
  seat,
  vars: {},
});

/** What the text asks for besides the materials and is not so. */
export const unmetFor = (board: Board, id: number, seat: Seat, recipe: Materials): Condition[] =>
  unmetOf(board, recipe.if, askerOf(board, id, seat));

/**
 * The plan of a Summon by materials. While what the text asks for besides them does not hold, nothing can be used.
 * @param id the monster to be Summoned
 * @param pool cards that may be used, any order
 * @param room whether a zone is left once these cards are gone
 */
export const planFor = (
  board: Board,
  id: number,
  seat: Seat,
  way: SummonWay,
  recipe: Materials,
  pool: readonly number[],
  room: (materials: ReadonlySet<number>) => boolean,
): Plan => {
  const { slots } = recipe;
  const ask = askerOf(board, id, seat);
  const allowed = allHold(board, recipe.if, ask) ? pool : [];
  const fits = fitting(board, slots, ask);
  // One card may stand for a named Fusion Material.
  const substitutes = way === 'fusion' ? pool.filter((m) => board.info(m).rules.has('fusionSubstitute')) : [];
  const lacking = (s: MaterialSlot, k: number): boolean => allowed.filter((m) => fits(k, m)).length < atLeastOf(s);
  if (substitutes.length === 0 && slots.some(lacking)) return IMPOSSIBLE;
  const sum = sumRule(board, id, way);
  const usable = allowed
    .filter(
      (m) =>
        m !== id &&
        (slots.some((_, k) => fits(k, m)) || substitutes.includes(m)) &&
        (!sum || Math.min(...sum.values(m)) > 0),
    )
    .toSorted((a, b) => a - b);
  const demands = new Map(usable.map((m) => [m, leastWith(board, m, way)]));
  const max = Math.min(mostOf(slots), usable.length, sum ? sum.total : Number.POSITIVE_INFINITY);
  const stands = (wild: number) => (slot: number, m: number) =>
    fits(slot, m) || (m === wild && slots[slot]?.what.name !== undefined);
  const fill = (set: readonly number[]): boolean =>
    fillSlots(slots, set, fits) || set.some((m) => substitutes.includes(m) && fillSlots(slots, set, stands(m)));
  const names = (set: readonly number[]): number => new Set(set.map((m) => board.now(m).name)).size;
  const valuesOf = (set: readonly number[]) => set.map((m) => sum?.values(m) ?? []);
  return {
    pool: usable,
    max,
    accepts: (set) =>
      set.length > 0 &&
      (!sum || totals(valuesOf(set)).has(sum.total)) &&
      fill(set) &&
      set.every((m) => set.length >= (demands.get(m) ?? 0)) &&
      (!recipe.differentNames || names(set) === set.length),
    room,
    hopeless: (set) =>
      (sum !== null && set.length > 0 && least(valuesOf(set)) > sum.total) ||
      (recipe.differentNames === true && names(set) < set.length),
  };
};

/** With how many materials at least: what can be seen at a glance before a plan is made. */
export const leastMaterials = (recipe: Materials): number =>
  Math.max(
    1,
    recipe.slots.reduce((n, s) => n + atLeastOf(s), 0),
  );

/** How monsters of a frame are Summoned from the Extra Deck by materials on the field. */
const WAYS: Record<string, SummonWay> = { synchro: 'synchro', xyz: 'xyz', link: 'link' };

/** The way of a Summon by materials without a card effect, or null (Fusion Monsters need one). */
export const wayOf = (board: Board, id: number): SummonWay | null => WAYS[board.info(id).def.frame ?? ''] ?? null;

/** What an effect that grants such a Summon says of the materials. */
export interface MaterialLimits {
  /** Must be among them. */
  including?: readonly number[];
  /** At least one of these. */
  oneOf?: readonly number[];
  /** Only these. */
  pool?: readonly number[];
}

/** The materials of a player's field a Summon could use. */
export const materialPlan = (
  board: Board,
  id: number,
  seat: Seat,
  recipe: Materials,
  way: SummonWay,
  { including = [], oneOf, pool }: MaterialLimits = {},
): Plan => {
  const own = board.in(seat, 'monsterZone').filter((m) => usableAs(board, m, way) && (!pool || pool.includes(m)));
  const plan = planFor(board, id, seat, way, recipe, own, (m) => summonZones(board, id, seat, m).length > 0);
  const fits = (set: readonly number[]): boolean =>
    including.every((m) => set.includes(m)) && (!oneOf || oneOf.some((m) => set.includes(m)));
  return { ...plan, accepts: (set) => fits(set) && plan.accepts(set) };
};
