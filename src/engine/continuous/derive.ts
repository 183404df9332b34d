/**
 * What continuous effects make of the field, from scratch: pure, memoised by the Board until something changes.
 * The order follows the OCG rules (rulings ce-*): effects that decide whether others apply, then name, Type, Attribute and Level,
 * then ATK and DEF in the order they began, then protections and restrictions.
 */
import { allHold } from '../conditions/index';
import type { Modifier, Ref } from '../definition';
import type { Asker } from '../selectors/match';
import { candidates, resolve, sideHas } from '../selectors/match';
import type { Board } from '../state/board';
import { onField } from '../state/board';
import type { Printed } from '../state/cards';
import type { Applied, Derived } from '../state/derived';
import { PRINTED } from '../state/derived';
import type { StayRef } from '../state/duel';
import type { Seat } from '../terms';
import { type Item, type ModifierRow, PASSES } from './row';
import { MODIFIERS } from './rows';

interface Gathered extends Item {
  affects: StayRef[] | null;
  /** From a continuous effect of a card, so gone while that card is negated. */
  ofCard: boolean;
}

const NO_VARS = {};
const originalFirst = (i: Gathered): number => (i.mod.mod === 'stat' && i.mod.original ? 0 : 1);

const gather = (board: Board): Gathered[] => {
  const { duel } = board;
  const items: Gathered[] = [];
  for (const a of duel.applying) {
    const c = board.card(a.card);
    const effect = board.cards.get(c.def).effects[a.effect]?.effect;
    if (effect?.kind !== 'continuous' || c.stay !== a.stay) continue;
    const seat = onField(c) ? c.controller : c.owner;
    const ask: Asker = { card: c.id, stay: c.stay, seat, vars: NO_VARS };
    for (const mod of effect.apply)
      items.push({
        mod,
        source: c.id,
        seat,
        until: null,
        since: a.since,
        ask,
        affects: null,
        ofCard: true,
        declared: c.field?.declared ?? NO_VARS,
      });
  }
  for (const l of duel.lingering)
    for (const mod of l.apply)
      items.push({
        mod,
        source: l.ctx.card,
        seat: l.ctx.seat,
        until: l.until,
        since: l.id,
        ask: l.ctx,
        affects: l.affects ?? null,
        ofCard: false,
        declared: l.ctx.values,
      });
  for (const s of duel.seats)
    for (const zones of [s.monsterZones, s.spellTrapZones])
      for (const id of zones) {
        if (id === null) continue;
        const c = board.card(id);
        for (const a of c.field?.attached ?? []) {
          if (a.turn !== 0 && a.turn < duel.turn) continue;
          items.push({
            mod: a.apply,
            source: a.source,
            seat: a.seat,
            until: a.turn === 0 ? null : 'turnEnd',
            since: 0,
            ask: { card: id, stay: c.stay, seat: a.seat, vars: NO_VARS },
            affects: null,
            ofCard: false,
            declared: NO_VARS,
          });
        }
      }
  // Changes of original values come before all other changes.
  return items.sort((a, b) => originalFirst(a) - originalFirst(b) || a.since - b.since);
};

const targets = (board: Board, item: Gathered, to: Ref): number[] => {
  const found = item.affects
    ? item.affects.filter((r) => stands(board, r)).map((r) => r.card)
    : typeof to === 'object'
      ? candidates(board, to, item.ask)
      : resolve(board, to, item.ask);
  return found.filter((id) => !isUnaffected(board, id, item.source));
};
const stands = (board: Board, r: StayRef): boolean => {
  const c = board.card(r.card);
  return c.stay === r.stay && (r.face === undefined || r.face === c.face);
};

/** Whether effects of a card cannot affect another (never its own). */
export const isUnaffected = (board: Board, id: number, source: number): boolean => {
  if (id === source) return false;
  const list = board.derived.on.get(id);
  if (!list) return false;
  const { kind } = board.info(source).def;
  return list.some((a) => a.mod.mod === 'unaffected' && a.mod.by.includes(kind));
};

/** Values of the field under everything that applies. */
export const derive = (board: Board): Derived => {
  const items = gather(board);
  if (items.length === 0) return PRINTED;
  const out: Derived = { cards: new Map(), lines: new Map(), negated: new Set(), on: new Map(), locks: [] };
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
  for (const pass of PASSES)
    for (const it of items) {
      const row = MODIFIERS[it.mod.mod] as ModifierRow<Modifier['mod']>;
      if (row.pass !== pass || (it.ofCard && out.negated.has(it.source))) continue;
      if (it.mod.if && !allHold(board, it.mod.if, it.ask)) continue;
      if (pass === 'player') out.locks.push(it);
      else {
        const cards = targets(board, it, (it.mod as { to: Ref }).to);
        if (row.apply) row.apply(making, it.mod as never, it, cards);
        else for (const id of cards) keep(out, id, it);
      }
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

/** What keeps a card from being destroyed this way, where `by` is the player whose card would destroy it. */
export const protection = (board: Board, id: number, how: 'battle' | 'effect', by: Seat): Applied | null => {
  for (const a of board.derived.on.get(id) ?? [])
    if (
      a.mod.mod === 'indestructible' &&
      a.mod.by.includes(how) &&
      (a.mod.from === undefined || sideHas(a.mod.from, a.seat, by))
    )
      return a;
  return null;
};
