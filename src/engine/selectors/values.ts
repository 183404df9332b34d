/** Amounts a definition computes from the board. */
import type { Ref, Value } from '../definition';
import { eventAt } from '../log/emit';
import type { Board } from '../state/board';
import type { Now } from '../state/derived';
import type { LastKnown } from '../state/events';
import { FIELD } from '../terms';
import type { Asker } from './match';
import { howMany, matchesKnown, registerValues, resolve } from './match';
import { seatsOf } from './places';

/** The number a value stands for now; halves are rounded down where the caller says so, LP halves up (rulebook). */
export const evaluate = (board: Board, v: Value, ask: Asker): number => {
  if (typeof v === 'number') return v;
  if ('half' in v) return Math.floor(evaluate(board, v.half, ask) / 2);
  // Nothing, so many times less, is 0 and not -0, which JSON does not know.
  if ('times' in v) return evaluate(board, v.times[0], ask) * v.times[1] + 0;
  if ('plus' in v) return evaluate(board, v.plus[0], ask) + v.plus[1];
  if ('minus' in v) return evaluate(board, v.minus[0], ask) - evaluate(board, v.minus[1], ask);
  if ('count' in v && v.moved && typeof v.count === 'string') return ask.vars[v.count.slice(1)]?.length ?? 0;
  if ('count' in v) {
    const ids = resolve(board, v.count, ask);
    return typeof v.count === 'object' ? howMany(board, v.count, ids) : ids.length;
  }
  if ('highest' in v) return Math.max(0, ...resolve(board, v.of, ask).map((id) => board.now(id)[v.highest]));
  if ('stat' in v && v.before && v.original) {
    const id = typeof v.of === 'string' ? ask.vars[v.of.slice(1)]?.[0]?.card : undefined;
    return id === undefined ? 0 : board.info(id).printed[v.stat];
  }
  // What an Xyz Monster had as Rank is printed: nothing changes it.
  if ('stat' in v && v.before)
    return v.stat === 'rank' ? rankOf(board, v.of, ask) : (before(board, v.of, ask)[0]?.[v.stat] ?? 0);
  if ('sum' in v && v.before) {
    const what = v.sum === 'levelOrRank' ? 'level' : v.sum;
    return before(board, v.of, ask).reduce((n, k) => n + (k[what] ?? 0), 0);
  }
  if ('stat' in v) {
    const id = resolve(board, v.of, ask)[0];
    if (id === undefined) return 0;
    return (v.original ? originalOf(board, id) : board.now(id))[v.stat];
  }
  if ('sum' in v) {
    const what = v.sum;
    const amount = (id: number): number =>
      what === 'levelOrRank' ? board.now(id).level || board.now(id).rank : board.now(id)[what];
    return resolve(board, v.of, ask).reduce((n: number, id) => n + amount(id), 0);
  }
  if ('counters' in v)
    return resolve(board, v.on, ask).reduce((n, id) => n + (board.card(id).field?.counters[v.counters] ?? 0), 0);
  if ('materials' in v) return materialsOf(board, v, ask);
  if ('declared' in v) return Number(ask.values?.[v.declared] ?? 0);
  if ('used' in v) return spent(board, v, ask);
  if ('summonedWith' in v)
    return (board.card(ask.card).field?.used ?? []).filter((u) =>
      matchesKnown(board, u.card, u.known, v.summonedWith, ask),
    ).length;
  if ('kept' in v) return Number(board.card(ask.card).field?.kept[v.kept] ?? 0);
  if ('amountOf' in v) {
    if (v.amountOf === 'stepBefore') return Number(ask.values?.lastAmount ?? 0);
    const e = ask.events?.[0] === undefined ? null : eventAt(board.duel, ask.events[0]);
    return e && 'amount' in e ? e.amount : 0;
  }
  return seatsOf(v.lp, ask.seat).reduce((n: number, s) => n + board.duel.seats[s].lp, 0);
};

/** Of a Monster Card that is treated as a Spell what is printed on it. */
const originalOf = (board: Board, id: number): Pick<Now, 'atk' | 'def' | 'level' | 'rank'> => {
  const base = board.base(id);
  return base.kind === 'monster' ? base : board.info(id).printed;
};

/** Of several cards the first; 0 once what was spent is forgotten. */
const spent = (board: Board, v: Extract<Value, { used: string }>, ask: Asker): number => {
  const used = board.card(ask.card).field?.used[0];
  if (!used) return 0;
  return (v.original ? board.info(used.card).printed[v.used] : used.known[v.used]) ?? 0;
};

const materialsOf = (board: Board, v: Extract<Value, { materials: Ref }>, ask: Asker): number => {
  const known = v.before && typeof v.materials === 'string' ? (ask.vars[v.materials.slice(1)] ?? []) : [];
  const ids = v.before ? known.map((r) => r.card) : resolve(board, v.materials, ask);
  return ids.reduce((n, id) => {
    const { field, last } = board.card(id);
    return n + ((v.before ? last : field)?.materials.length ?? 0);
  }, 0);
};

const rankOf = (board: Board, ref: Ref, ask: Asker): number => {
  const id = typeof ref === 'string' ? ask.vars[ref.slice(1)]?.[0]?.card : undefined;
  return id === undefined ? 0 : board.info(id).printed.rank;
};

/** What cards a variable means were on the field just before they left it; face-down ones count nothing. */
const before = (board: Board, ref: Ref, ask: Asker): Partial<LastKnown>[] => {
  const refs = typeof ref === 'string' ? (ask.vars[ref.slice(1)] ?? []) : [];
  return refs.map((r) => {
    for (let i = board.duel.log.length - 1; i >= 0; i--) {
      const e = board.duel.log[i];
      if (e?.type === 'moved' && e.card === r.card && FIELD.includes(e.before.place))
        return e.before.faceUp ? e.before : {};
    }
    return {};
  });
};
registerValues(evaluate);
