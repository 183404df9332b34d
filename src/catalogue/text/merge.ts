/** Recognises conditions that belong together, for both languages. */
import type { Condition, Effect, Ref, Selector, Step, Value } from '../../engine/definition';

type Controls = Extract<Condition, { cond: 'controls' }>;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One side controls such cards and the other none. */
export function onlyOneSide(conditions: readonly Condition[]): { who: 'you' | 'opponent'; cards: Selector } | null {
  if (conditions.length !== 2 || !conditions.every((c): c is Controls => c.cond === 'controls')) return null;
  const has = conditions.find((c) => c.max === undefined && (c.min ?? 1) === 1);
  const none = conditions.find((c) => c.max === 0);
  if (!has || !none || has.who === none.who || has.who === 'both' || !same(has.cards, none.cards)) return null;
  // What is asked of a zone is no matter of the whole field.
  if (has.cards.from !== undefined && has.cards.from !== 'field') return null;
  return { who: has.who, cards: has.cards };
}

/** Cards of certain names are all in the same place of yours. */
export function allThere(conditions: readonly Condition[]): { from: Selector['from']; names: number[] } | null {
  const names: number[] = [];
  const [first] = conditions;
  if (first?.cond !== 'exists') return null;
  for (const condition of conditions) {
    if (condition.cond !== 'exists' || condition.max !== undefined || (condition.min ?? 1) !== 1) return null;
    const { name, from, of, ...more } = condition.cards;
    if (typeof name !== 'number' || of !== 'you' || !same(from, first.cards.from) || Object.keys(more).length > 0)
      return null;
    names.push(name);
  }
  return { from: first.cards.from, names };
}

export interface Comparison {
  of: Ref;
  stats: ('atk' | 'def' | 'level' | 'rank')[];
  is: 'atLeast' | 'atMost' | 'equal';
  right: Value;
}

/** ATK and DEF of one card compared with the same amount. */
export function sameComparison(conditions: readonly Condition[]): Comparison | null {
  const [a, b] = conditions;
  if (conditions.length !== 2 || a?.cond !== 'compare' || b?.cond !== 'compare') return null;
  if (typeof a.left !== 'object' || typeof b.left !== 'object' || !('stat' in a.left) || !('stat' in b.left))
    return null;
  if (
    a.is === 'different' ||
    a.is === 'more' ||
    a.is === 'less' ||
    a.is !== b.is ||
    !same(a.right, b.right) ||
    !same(a.left.of, b.left.of)
  )
    return null;
  return { of: a.left.of, stats: [a.left.stat, b.left.stat], is: a.is, right: a.right };
}

/** What is added, as an amount to gain or to lose. */
export function lowered(add: Value): { lower: boolean; value: Value } {
  if (typeof add === 'number') return { lower: add < 0, value: Math.abs(add) };
  if (typeof add === 'object' && 'times' in add && add.times[1] < 0)
    return { lower: true, value: add.times[1] === -1 ? add.times[0] : { times: [add.times[0], -add.times[1]] } };
  return { lower: false, value: add };
}

/** Whether a step asks again what its effect asked at activation: it is said once and called "that condition" then. */
export function asksAgain(effect: Effect | null, step: Step): boolean {
  return step.if !== undefined && effect?.if !== undefined && same(step.if, effect.if);
}
