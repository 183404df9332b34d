/**
 * Which continuous effects apply, since when, and in which order those that begin at one moment do (OCG rules, Continuous
 * effects, rule 4: the turn player's first, each player's own in the order he chooses). A player is asked only where the board
 * would differ; until he has answered, none of the new effects applies.
 */
import { allHold } from '../conditions/index';
import type { Board } from '../state/board';
import { livesAt } from '../state/cards';
import type { Derived } from '../state/derived';
import type { Duel } from '../state/duel';
import { isDormant } from '../state/gemini';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';

type Applying = Duel['applying'][number];

const MAX_ROUNDS = 20;
/** Up to so many cards every order is tried, beyond it only some. */
const ALL_ORDERS = 4;
/** Not applying yet. */
const NEW = -1;

/** How the order is found at the start of a position: the cards began in the order in which they were laid. */
export type Beginning = 'asked' | 'laid';

/** Whether an effect is off because its card is negated. */
const negates = (board: Board, negated: Derived['negated'], { card, effect }: Applying): boolean => {
  const of = board.cards.get(board.card(card).def).effects[effect]?.effect;
  return negated.has(card) && !(of?.kind === 'continuous' && of.unnegatable);
};

/**
 * Brings the list of applying effects up to date.
 * @returns cards whose effects would stop each other without end
 */
export const refreshApplying = (board: Board, beginning: Beginning = 'asked'): number[] => {
  let loop: number[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { negated } = board.derived;
    const old = board.duel.applying;
    const found = inPlace(board, old, negated);
    const stay = old.length === found.length && found.every((f) => f.since !== NEW && !negates(board, negated, f));
    if (stay) {
      if (board.duel.ordering) board.touch().ordering = null;
      return loop;
    }
    const kept = found.filter((f) => f.since !== NEW);
    kept.sort((a, b) => a.since - b.since);
    const all = [...kept, ...inPlace(board, old, null).filter((f) => f.since === NEW)];
    const fresh = all.slice(kept.length);
    if (beginning === 'laid') fresh.sort((a, b) => a.card - b.card || a.effect - b.effect);
    else {
      const order = chosenOrder(board, kept, fresh);
      if (!order) return loop;
      fresh.splice(0, fresh.length, ...order);
    }
    const out = tried(board, kept, fresh);
    if (out.loop.length > 0) loop = out.loop;
    const now = [...kept, ...fresh].filter((a) => !negates(board, out.negated, a));
    const d = board.touch();
    d.ordering = null;
    d.applying = now.map((a) => (a.since === NEW ? { ...a, since: d.ids++ } : a));
    if (now.length === old.length && now.every((a) => a.since !== NEW)) return loop;
  }
  return loop.length > 0 ? loop : board.duel.applying.map((a) => a.card);
};

/**
 * Continuous effects whose card is in place, face-up and (for Spells/Traps) resolved, and whose condition holds, the turn
 * player's first. Of those that do not apply yet, the negated ones are left out.
 */
const inPlace = (board: Board, old: readonly Applying[], negated: Derived['negated'] | null): Applying[] => {
  const { duel } = board;
  const found: Applying[] = [];
  const visit = (id: number): void => {
    const c = board.card(id);
    const info = board.cards.get(c.def);
    if (info.continuous.length === 0 || !c.faceUp) return;
    if ((c.place !== 'monsterZone' && c.field && !c.field.resolved) || isDormant(c, info)) return;
    // OCG rules, Summons: in a pending Flip Summon the monster is face-up, but its effects do not apply before success.
    if (duel.summon?.method === 'flip' && duel.summon.monsters.some((m) => m.card === id)) return;
    // OCG rules, Battle: once it is certain that battle destroys a monster, its continuous effects are off.
    if (duel.battle?.destroyed.some((r) => r.card === id && r.stay === c.stay)) return;
    const seat = c.field ? c.controller : c.owner;
    for (const e of info.continuous) {
      const was = old.find((a) => a.card === id && a.stay === c.stay && a.effect === e.index);
      // While it is negated it does not apply; when it resumes, it is a newer effect.
      if (!was && negated?.has(id) && !e.effect.unnegatable) continue;
      if (!livesAt(e, c)) continue;
      if (!allHold(board, e.effect.if, { card: id, stay: c.stay, seat, vars: {} })) continue;
      found.push(was ?? { card: id, stay: c.stay, effect: e.index, since: NEW });
    }
  };
  for (const seat of [duel.turnPlayer, otherSeat(duel.turnPlayer)]) {
    const s = duel.seats[seat];
    for (const id of s.monsterZones) if (id !== null) visit(id);
    for (const id of s.spellTrapZones) if (id !== null) visit(id);
    if (s.fieldZone !== null) visit(s.fieldZone);
  }
  return found;
};

/** What the field would be if these effects applied, the new ones last and in this order. */
const tried = (board: Board, kept: readonly Applying[], fresh: readonly Applying[]): Derived => {
  const last = board.duel.ids;
  board.touch().applying = [...kept, ...fresh.map((f, i) => ({ ...f, since: last + i }))];
  const out = board.derived;
  board.touch();
  return out;
};

/** The new effects in their order, or null where a player has to say it. */
const chosenOrder = (board: Board, kept: readonly Applying[], fresh: readonly Applying[]): Applying[] | null => {
  if (fresh.length < 2) return [...fresh];
  const { turnPlayer, ordering, applying } = board.duel;
  const picked = ordering?.picked ?? [[], []];
  const seatOf = (a: Applying): Seat => board.card(a.card).controller;
  const seats = [turnPlayer, otherSeat(turnPlayer)] as const;
  const rest = seats.map((seat) => {
    const cards = [...new Set(fresh.filter((a) => seatOf(a) === seat).map((a) => a.card))];
    return cards.filter((id) => !picked[seat].includes(id));
  }) as [number[], number[]];
  /** Those that cannot begin whatever the order come last. */
  const line = (cards: readonly [readonly number[], readonly number[]]): Applying[] => {
    const begin = [0, 1].flatMap((i) => [...picked[seats[i] as Seat], ...(cards[i] as readonly number[])]);
    const others = fresh.filter((a) => !begin.includes(a.card));
    return [...begin.flatMap((id) => fresh.filter((a) => a.card === id)), ...others];
  };
  const negatedIn = [fresh, fresh.toReversed()].map((list) => tried(board, kept, list).negated);
  board.touch().applying = applying;
  for (const i of [0, 1] as const) rest[i] = rest[i].filter((id) => negatedIn.some((n) => !n.has(id)));
  for (const i of [0, 1] as const) {
    if (rest[i].length < 2) continue;
    const begin = new Set<number>();
    const outcomes = new Set<string>();
    for (const order of orders(rest[i])) {
      const out = tried(board, kept, line(i === 0 ? [order, rest[1]] : [rest[0], order]));
      for (const id of order) if (!out.negated.has(id)) begin.add(id);
      outcomes.add(digest(out));
    }
    const asked = rest[i].filter((id) => begin.has(id)).toSorted((a, b) => a - b);
    board.touch().applying = applying;
    if (outcomes.size < 2 || asked.length < 2) continue;
    const d = board.touch();
    d.applying = [...kept];
    d.ordering = { picked: [[...picked[0]], [...picked[1]]], seat: seats[i], cards: asked };
    return null;
  }
  return line(rest);
};

/** Orders to be tried: all of a few, else the given one, its reverse and each exchange of neighbours. */
const orders = (list: readonly number[]): number[][] => {
  if (list.length <= ALL_ORDERS) return permutations(list);
  const swaps = list.slice(1).map((id, i) => list.toSpliced(i, 2, id, list[i] as number));
  return [[...list], list.toReversed(), ...swaps];
};
const permutations = (list: readonly number[]): number[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((id, i) => permutations(list.toSpliced(i, 1)).map((others) => [id, ...others]));

/** What players can see of a field: two orders with one digest are the same to them. */
const digest = (d: Derived): string => {
  const kept = [...d.on].flatMap(([id, list]) => {
    const last = list.findLast((a) => a.mod.mod === 'battlePosition' || a.mod.mod === 'control');
    return [...list.map((a) => `${id} ${a.source} ${JSON.stringify(a.mod)}`), last ? `${id} last ${last.source}` : ''];
  });
  return JSON.stringify([
    [...d.cards].toSorted(([a], [b]) => a - b),
    [...d.negated.keys()].toSorted((a, b) => a - b),
    kept.toSorted(),
    d.locks.map((l) => `${l.source} ${JSON.stringify(l.mod)}`).toSorted(),
  ]);
};

/** The player says which effect begins first, or next. */
export const pickOrder = (board: Board, card: number): void => {
  const { ordering } = board.duel;
  if (!ordering) throw new Error('no order is asked for');
  const picked: [number[], number[]] = [[...ordering.picked[0]], [...ordering.picked[1]]];
  picked[ordering.seat].push(card);
  board.touch().ordering = { ...ordering, picked };
};
