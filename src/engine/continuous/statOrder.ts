/**
 * The order of changes to ATK, DEF and Level. Changes of one card are made in the order in which the effects began; a change
 * that reads the values of other cards waits until those are made, whatever began earlier (OCG rules, Continuous effects, rule 3).
 */
import type { Modifier, StatChange, Value } from '../definition';
import { resolve } from '../selectors/match';
import type { Board } from '../state/board';
import type { Gathered } from './gather';

export interface StatItem {
  item: Gathered;
  cards: readonly number[];
  apply(ids: readonly number[]): void;
}

const changesOf = (mod: Modifier): StatChange[] =>
  mod.mod === 'stat' ? [mod.atk, mod.def, mod.level].filter((c) => c !== undefined) : [];

const amounts = (change: StatChange): Value[] => ('add' in change ? [change.add] : 'set' in change ? [change.set] : []);

/** Whether a change depends on present values of cards. */
export const readsStats = (mod: Modifier): boolean => changesOf(mod).some((c) => amounts(c).some(reads));
const reads = (v: Value): boolean => {
  if (typeof v === 'number') return false;
  if ('half' in v) return reads(v.half);
  if ('times' in v) return reads(v.times[0]);
  if ('plus' in v) return reads(v.plus[0]);
  if ('minus' in v) return v.minus.some(reads);
  if ('stat' in v) return !v.original && !v.before;
  if ('sum' in v) return !v.before;
  return 'highest' in v;
};

/** Cards whose present values an amount reads. */
const sources = (board: Board, v: Value, item: Gathered): number[] => {
  if (typeof v === 'number') return [];
  if ('half' in v) return sources(board, v.half, item);
  if ('times' in v) return sources(board, v.times[0], item);
  if ('plus' in v) return sources(board, v.plus[0], item);
  if ('minus' in v) return v.minus.flatMap((x) => sources(board, x, item));
  return 'of' in v && reads(v) ? resolve(board, v.of, item.ask) : [];
};

const onlyLevel = ({ item: { mod } }: StatItem): boolean =>
  mod.mod === 'stat' && mod.level !== undefined && mod.atk === undefined && mod.def === undefined;
/** What follows from a card's Level follows from the one it has now, whatever began earlier. */
const levelsFirst = (items: readonly StatItem[]): readonly StatItem[] =>
  items.length > 1 && items.some(onlyLevel)
    ? [...items.filter(onlyLevel), ...items.filter((i) => !onlyLevel(i))]
    : items;

/** Makes all changes, each card's own in the order given. */
export const inOrder = (board: Board, items: readonly StatItem[]): void => {
  const of = new Map<number, StatItem[]>();
  for (const i of items)
    for (const id of i.cards) {
      const list = of.get(id);
      if (list) list.push(i);
      else of.set(id, [i]);
    }
  const begun = new Set<number>();
  const make = (id: number): void => {
    if (begun.has(id)) return;
    begun.add(id);
    for (const i of levelsFirst(of.get(id) ?? [])) {
      for (const c of changesOf(i.item.mod))
        for (const v of amounts(c)) for (const other of sources(board, v, i.item)) make(other);
      i.apply([id]);
    }
  };
  for (const id of of.keys()) make(id);
};
