/**
 * What continuous effects make of the field, from scratch: pure, memoised by the Board until something changes.
 * The order follows rules.md (ce-*): effects that decide whether others apply, then name, Type, Attribute and Level,
 * then ATK and DEF in the order they began, then protections and restrictions.
 */
import type { Modifier, Ref, StatChange } from '../definition';
import type { Asker } from '../selectors/match';
import { candidates, resolve } from '../selectors/match';
import { valueOf } from '../selectors/values';
import type { Board } from '../state/board';
import { onField } from '../state/board';
import type { Applied, Derived, StatChangeLine } from '../state/derived';
import { PRINTED } from '../state/derived';
import type { StayRef } from '../state/duel';
import type { Printed } from '../state/cards';
import type { MonsterType } from '../terms';

interface Item extends Applied {
  since: number;
  affects: StayRef[] | null;
  /** From a continuous effect of a card, so gone while that card is negated. */
  ofCard: boolean;
  declared: Record<string, string | number>;
}

const NO_VARS = {};

const gather = (board: Board): Item[] => {
  const { duel } = board;
  const items: Item[] = [];
  for (const a of duel.applying) {
    const c = board.card(a.card);
    const effect = board.cards.get(c.def).effects[a.effect]?.effect;
    if (effect?.kind !== 'continuous' || c.stay !== a.stay) continue;
    const seat = onField(c) ? c.controller : c.owner;
    const ask: Asker = { card: c.id, stay: c.stay, seat, vars: NO_VARS };
    for (const mod of effect.apply)
      items.push({ mod, source: c.id, seat, until: null, since: a.since, ask, affects: null, ofCard: true, declared: c.field?.declared ?? NO_VARS });
  }
  for (const l of duel.lingering)
    for (const mod of l.apply)
      items.push({ mod, source: l.ctx.card, seat: l.ctx.seat, until: l.until, since: l.id, ask: l.ctx, affects: l.affects ?? null, ofCard: false, declared: l.ctx.values });
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
  return items.sort((a, b) => a.since - b.since);
};

const targets = (board: Board, item: Item, to: Ref): number[] => {
  if (item.affects)
    return item.affects.filter((r) => board.card(r.card).stay === r.stay && board.card(r.card).face === (r.face ?? board.card(r.card).face)).map((r) => r.card);
  return typeof to === 'object' ? candidates(board, to, item.ask) : resolve(board, to, item.ask);
};

const changed = (now: number, change: StatChange, board: Board, ask: Asker): number => {
  if ('add' in change) return now + valueOf(board, change.add, ask);
  if ('set' in change) return valueOf(board, change.set, ask);
  return 'double' in change ? now * 2 : Math.ceil(now / 2);
};

const STATS = ['atk', 'def', 'level'] as const;

/** Values of the field under everything that applies. */
export const derive = (board: Board): Derived => {
  const items = gather(board);
  if (items.length === 0) return PRINTED;
  const out: Derived = { cards: new Map(), lines: new Map(), negated: new Set(), on: new Map(), locks: [] };
  board.provisional(out);
  const write = (id: number): Printed => {
    let n = out.cards.get(id);
    if (!n) {
      n = { ...board.info(id).printed };
      out.cards.set(id, n);
    }
    return n;
  };
  for (const it of items) {
    if (it.mod.mod !== 'negateEffects' || (it.ofCard && out.negated.has(it.source))) continue;
    for (const id of targets(board, it, it.mod.to)) out.negated.add(id);
  }
  const active = out.negated.size === 0 ? items : items.filter((it) => !it.ofCard || !out.negated.has(it.source));
  for (const it of active) {
    if (it.mod.mod === 'becomeType') {
      const type = it.mod.type.startsWith('$') ? it.declared[it.mod.type.slice(1)] : it.mod.type;
      if (type) for (const id of targets(board, it, it.mod.to)) if (board.card(id).faceUp) write(id).type = type as MonsterType;
    } else if (it.mod.mod === 'addAttribute')
      for (const id of targets(board, it, it.mod.to)) {
        const n = write(id);
        if (!n.attributes.includes(it.mod.attribute)) n.attributes = [...n.attributes, it.mod.attribute];
      }
  }
  for (const it of active) {
    if (it.mod.mod !== 'stat') continue;
    for (const id of targets(board, it, it.mod.to)) {
      if (!board.card(id).faceUp) continue;
      for (const what of STATS) {
        const change = it.mod[what];
        if (!change) continue;
        const n = write(id);
        const before = n[what];
        n[what] = Math.max(0, changed(before, change, board, it.ask));
        const line: StatChangeLine = {
          source: it.source,
          what,
          change: 'add' in change ? { add: n[what] - before } : { set: n[what] },
          after: n[what],
          until: it.until,
        };
        const lines = out.lines.get(id);
        if (lines) lines.push(line);
        else out.lines.set(id, [line]);
      }
    }
  }
  for (const it of active) file(board, out, it);
  return out;
};

/** Protections and restrictions are kept by the card they are on; restrictions of players in one list. */
const file = (board: Board, out: Derived, it: Item): void => {
  const m: Modifier = it.mod;
  switch (m.mod) {
    case 'stat':
    case 'addAttribute':
    case 'becomeType':
    case 'negateEffects':
      return;
    case 'cannotActivate':
    case 'cannotSummon':
    case 'cannotAddFromDeck':
    case 'noBattleDamage':
    case 'noDamage':
    case 'fewerTributes':
      out.locks.push(it);
      return;
    default:
      for (const id of targets(board, it, m.to)) {
        const list = out.on.get(id);
        if (list) list.push(it);
        else out.on.set(id, [it]);
      }
  }
};

/** The modifier of this kind on a card, if one applies. */
export const modOn = <K extends Modifier['mod']>(
  board: Board,
  id: number,
  mod: K,
): (Applied & { mod: Extract<Modifier, { mod: K }> }) | undefined =>
  board.derived.on.get(id)?.find((a) => a.mod.mod === mod) as (Applied & { mod: Extract<Modifier, { mod: K }> }) | undefined;
