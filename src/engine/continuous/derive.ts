/**
 * What continuous effects make of the field, from scratch: pure, memoised by the Board until something changes.
 * The order follows the OCG rules (rulings ce-*): effects that decide whether others apply, then name, Type, Attribute and Level,
 * then ATK and DEF in the order they began, then protections and restrictions.
 */
import { allHold } from '../conditions/index';
import type { Modifier, Ref } from '../definition';
import { effectKind } from '../selectors/description';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import { DECIDING, type Printed } from '../state/cards';
import type { Applied, Derived } from '../state/derived';
import { PRINTED } from '../state/derived';
import type { Position, Seat } from '../terms';
import { decide } from './deciding';
import { type Gathered, gather, unfiltered } from './gather';
import { type ModifierRow, PASSES } from './row';
import { MODIFIERS } from './rows';
import { inOrder, readsStats as readsOthers, type StatItem } from './statOrder';

const targets = (board: Board, item: Gathered, to: Ref): number[] =>
  unfiltered(board, item, to).filter((id) => !isUnaffected(board, id, item.source));

/** Whether effects of a card cannot affect another (never its own). */
export const isUnaffected = (board: Board, id: number, source: number): boolean => {
  if (id === source) return false;
  const list = board.derived.on.get(id);
  if (!list) return false;
  const kind = effectKind(board, source);
  const seat = holder(board.card(source));
  return list.some((a) => a.mod.mod === 'unaffected' && a.mod.by.includes(kind) && sideHas(a.mod.from, a.seat, seat));
};

/** How often values are made anew because who is unaffected hangs on them, before that counts as endless. */
const MAX_RUNS = 6;

/** Values of the field under everything that applies. */
export const derive = (board: Board): Derived => {
  const items = gather(board);
  if (items.length === 0) return PRINTED;
  const byStats = items.filter((i) => DECIDING.has(i.mod.mod) && readsStats((i.mod as { to: Ref }).to));
  const assumed = new Map<Gathered, number[]>();
  for (let n = 0; ; n++) {
    const out = make(board, items, assumed);
    if (byStats.length === 0) return out;
    let same = true;
    for (const i of byStats) {
      const now = unfiltered(board, i, (i.mod as { to: Ref }).to);
      const was = assumed.get(i);
      if (was?.length === now.length && was.every((id, k) => id === now[k])) continue;
      same = false;
      assumed.set(i, now);
    }
    if (same) return out;
    if (n >= MAX_RUNS) return { ...out, loop: [...out.loop, ...byStats.map((i) => i.source)] };
  }
};
const readsStats = (to: Ref): boolean =>
  typeof to === 'object' &&
  (to.atk !== undefined || to.def !== undefined || to.compare !== undefined || to.highest !== undefined);

const make = (board: Board, items: readonly Gathered[], assumed: ReadonlyMap<Gathered, number[]>): Derived => {
  const out: Derived = { cards: new Map(), lines: new Map(), negated: new Map(), on: new Map(), locks: [], loop: [] };
  board.provisional(out);
  const write = (id: number): Printed => {
    let n = out.cards.get(id);
    if (!n) {
      n = { ...board.base(id) };
      out.cards.set(id, n);
    }
    return n;
  };
  const making = { board, out, write };
  const decided = decide(board, items, assumed);
  if (decided) {
    out.loop = decided.loop;
    for (const [id, by] of decided.negated) out.negated.set(id, by);
    for (const { item, cards } of decided.shields) for (const id of cards) keep(out, id, item);
  }
  const reading = items.some((i) => readsOthers(i.mod));
  for (const pass of PASSES) {
    const stats: StatItem[] = [];
    for (const it of items) {
      const row = MODIFIERS[it.mod.mod] as ModifierRow<Modifier['mod']>;
      if (row.pass !== pass || (it.ofCard && out.negated.has(it.source))) continue;
      if (it.mod.if && !allHold(board, it.mod.if, it.ask)) continue;
      if (pass === 'player') out.locks.push(it);
      else {
        const cards = targets(board, it, (it.mod as { to: Ref }).to);
        if (pass === 'stats' && reading)
          stats.push({ item: it, cards, apply: (ids) => row.apply?.(making, it.mod as never, it, ids) });
        else if (row.apply) row.apply(making, it.mod as never, it, cards);
        else for (const id of cards) keep(out, id, it);
      }
    }
    if (stats.length > 0) inOrder(board, stats);
  }
  return out;
};

const keep = (out: Derived, id: number, it: Gathered): void => {
  const list = out.on.get(id);
  if (list) list.push(it);
  else out.on.set(id, [it]);
};

/** The modifier of this kind on a card, if one applies. */
export const modOn = <K extends Modifier['mod']>(
  board: Board,
  id: number,
  mod: K,
): (Applied & { mod: Extract<Modifier, { mod: K }> }) | undefined =>
  board.derived.on.get(id)?.find((a) => a.mod.mod === mod) as
    | (Applied & { mod: Extract<Modifier, { mod: K }> })
    | undefined;

/** The battle position a monster is kept in: that of the last effect that says one. */
export const fixedPosition = (board: Board, id: number): (Applied & { position: Position }) | null => {
  const a = board.derived.on.get(id)?.findLast((m) => m.mod.mod === 'battlePosition');
  return a?.mod.mod === 'battlePosition' ? { ...a, position: a.mod.position } : null;
};

/** Whether a card whose protection holds for the first time each turn has protected cards this turn in its present stay. */
const protectedBefore = (board: Board, source: number): boolean => {
  const { log, turn } = board.duel;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i];
    if (!e || e.turn < turn || (e.type === 'moved' && e.card === source)) return false;
    if (e.type === 'replaced' && e.source === source) return true;
  }
  return false;
};

/** What keeps a card from being destroyed this way, where `by` is the player whose card would destroy it. */
export const protection = (board: Board, id: number, how: 'battle' | 'effect', by: Seat): Applied | null => {
  for (const a of board.derived.on.get(id) ?? [])
    if (
      a.mod.mod === 'indestructible' &&
      a.mod.by.includes(how) &&
      (a.mod.from === undefined || sideHas(a.mod.from, a.seat, by)) &&
      !(a.mod.firstEachTurn && protectedBefore(board, a.source))
    )
      return a;
  return null;
};
