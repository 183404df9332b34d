/** Cards chosen for what they are together: the plan of such a choice. */
import type { Selector } from '../definition';
import { inRange } from '../selectors/description';
import type { Asker } from '../selectors/match';
import { candidates, resolve } from '../selectors/match';
import type { Board } from '../state/board';
import { atLeastOf, fillSlots, fitting, mostOf, type Plan, usableAs } from './materials';
import { specialSummonRefusal } from './summoning';
import { summonZones } from './zones';

/**
 * The plan of a selector with `together`, or null for any other.
 * @param pool cards it may choose from, if not all that it describes
 */
export const togetherPlan = (board: Board, sel: Selector, ask: Asker, pool?: readonly number[]): Plan | null => {
  const { together } = sel;
  if (!together) return null;
  if (together.allMaterialsOf)
    return materialsPlan(board, together.allMaterialsOf, ask, pool ?? candidates(board, sel, ask));
  const { listed, levels, levelOf, sameLevel } = together;
  const lists = listed ? board.info(ask.card).recipes.map((r) => r.slots) : [together.slots ?? []];
  const counted = levels !== undefined || levelOf !== undefined || sameLevel === true;
  const level = (id: number): number => board.now(id).level;
  const open = (pool ?? candidates(board, sel, ask)).filter(
    (id) => (!listed || usableAs(board, id, 'fusion')) && (!counted || level(id) > 0),
  );
  const ways = lists.map((slots) => ({ slots, fits: fitting(board, slots, ask) }));
  const wanted = levelOf ? new Set(summonable(board, levelOf, ask).map(level)) : null;
  const sum = (set: readonly number[]): number => set.reduce((n, id) => n + level(id), 0);
  const alike = (set: readonly number[]): boolean => new Set(set.map(level)).size <= 1;
  const most = Math.min(levels?.max ?? Number.POSITIVE_INFINITY, wanted ? Math.max(0, ...wanted) : Infinity);
  return {
    pool: open
      .filter((id) => ways.some(({ slots, fits }) => slots.some((_, k) => fits(k, id))))
      .toSorted((a, b) => a - b),
    min: Math.min(...lists.map((slots) => slots.reduce((n, s) => n + atLeastOf(s), 0))),
    max: Math.min(open.length, Math.max(...lists.map(mostOf))),
    accepts: (set) =>
      set.length > 0 &&
      ways.some(({ slots, fits }) => fillSlots(slots, set, fits)) &&
      (!sameLevel || alike(set)) &&
      (!levels || inRange(sum(set), levels)) &&
      (!wanted || wanted.has(sum(set))),
    hopeless: (set) => (counted && sum(set) > most) || (sameLevel === true && !alike(set)),
  };
};

/** All or nothing: the monster may have left the field since (rulings reset-fd-keep-material-revival, temp-keeps-material-revival). */
const materialsPlan = (
  board: Board,
  { monster, way }: NonNullable<NonNullable<Selector['together']>['allMaterialsOf']>,
  ask: Asker,
  pool: readonly number[],
): Plan => {
  const known = typeof monster === 'string' ? ask.vars[monster.slice(1)]?.[0]?.card : undefined;
  const id = known ?? resolve(board, monster, ask)[0];
  const { field, last } = id === undefined ? { field: null, last: null } : board.card(id);
  const stay = field ?? last;
  const all = stay?.way === way ? stay.tributes : [];
  const there = all.filter((m) => pool.includes(m));
  return {
    pool: there.toSorted((a, b) => a - b),
    min: all.length,
    max: all.length,
    accepts: (set) => all.length > 0 && set.length === all.length,
  };
};

/** Monsters of a description that an effect could Special Summon, treated as the Summon of their own kind. */
const summonable = (board: Board, sel: Selector, ask: Asker): number[] =>
  candidates(board, { kind: 'monster', ...sel }, ask).filter(
    (id) =>
      specialSummonRefusal(board, id, ask.seat, { procedure: true, materials: true, source: ask.card }) === null &&
      summonZones(board, id, ask.seat).length > 0,
  );
