/**
 * Which effects apply at all. Effects that negate, that make cards unaffected, or that keep them from being negated decide
 * about others (and about each other), so they are settled first (OCG rules, Continuous effects, rules 1 to 3):
 * one that nobody can stop goes first, whatever began earlier; where two would stop each other, the earlier one prevails.
 */
import { allHold } from '../conditions/index';
import type { Ref } from '../definition';
import { effectKind } from '../selectors/description';
import { isOne } from '../selectors/match';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import { DECIDING } from '../state/cards';
import { type Gathered, unfiltered } from './gather';

export interface Decided {
  negated: Map<number, Gathered | null>;
  /** What makes cards unaffected or keeps them from being negated, with those cards. */
  shields: { item: Gathered; cards: readonly number[] }[];
  /** Cards whose effects would stop each other without end; the youngest of them is kept from applying. */
  loop: number[];
}
interface Decider {
  item: Gathered;
  cards: readonly number[];
}
type Answer = 'no' | 'maybe' | 'yes';

/**
 * @param assumed cards of items whose selectors read ATK or DEF, as found by an earlier run
 */
export const decide = (
  board: Board,
  items: readonly Gathered[],
  assumed: ReadonlyMap<Gathered, number[]>,
): Decided | null => {
  let any = false;
  for (const i of items)
    if (DECIDING.has(i.mod.mod)) {
      any = true;
      break;
    }
  if (!any) return null;
  const all: Decider[] = items
    .filter((i) => DECIDING.has(i.mod.mod) && (!i.mod.if || allHold(board, i.mod.if, i.ask)))
    .map((item) => ({ item, cards: assumed.get(item) ?? unfiltered(board, item, (item.mod as { to: Ref }).to) }));
  const held = new Set<number>();
  const loop = new Set<number>();
  for (;;) {
    const solved = solve(board, all, held);
    if (!('circle' in solved)) return { ...solved, loop: [...loop] };
    for (const id of solved.circle) loop.add(id);
    held.add(solved.circle[solved.circle.length - 1] as number);
  }
};

/** Whether the continuous effects of a card, applying or not, would negate another. */
const wouldNegate = (board: Board, id: number, other: number): boolean => {
  const c = board.card(id);
  const ask = { card: id, stay: c.stay, seat: c.controller, vars: {} };
  return board
    .info(id)
    .continuous.some((e) => e.effect.apply.some((m) => m.mod === 'negateEffects' && isOne(board, other, m.to, ask)));
};

const solve = (
  board: Board,
  all: readonly Decider[],
  held: ReadonlySet<number>,
): Omit<Decided, 'loop'> | { circle: number[] } => {
  const negating = all.filter((d) => d.item.mod.mod === 'negateEffects');
  const shielding = all.filter((d) => d.item.mod.mod === 'unaffected');
  const keeping = all.filter((d) => d.item.mod.mod === 'cannotBeNegated');
  /** Cards with deciding effects, in the order those began: whether they apply, once known. */
  const applies = new Map<number, boolean | null>();
  for (const { item } of all) if (item.ofCard && !applies.has(item.source)) applies.set(item.source, null);
  for (const id of held) applies.set(id, false);
  const known = (i: Gathered): boolean | null => (i.ofCard ? (applies.get(i.source) ?? null) : true);

  /** Whether this effect negates that card. */
  const negates = (n: Decider, id: number): Answer => {
    const { item } = n;
    const live = known(item);
    if (live === false || (item.ofCard && item.source === id) || !n.cards.includes(id)) return 'no';
    if (board.info(id).rules.has('cannotBeNegated')) return 'no';
    let answer: Answer = live ? 'yes' : 'maybe';
    const kind = effectKind(board, item.source);
    const keepsOff = ({ mod, seat }: Gathered): boolean =>
      mod.mod === 'unaffected' && mod.by.includes(kind) && sideHas(mod.from, seat, item.seat);
    for (const [list, shield] of [
      [shielding, true],
      [keeping, false],
    ] as const)
      for (const d of list) {
        const k = d.item;
        if (!d.cards.includes(id) || (shield && !keepsOff(k))) continue;
        // An effect protects its own card only from what began after it.
        if (k.ofCard && k.source === id) {
          if (k.since < item.since) return 'no';
          continue;
        }
        // Ruling ce-decree-drain-venus: it does not protect a card that would negate it in turn.
        if (wouldNegate(board, id, k.source)) continue;
        const kept = known(k);
        if (kept) return 'no';
        if (kept === null) answer = 'maybe';
      }
    return answer;
  };
  const worst = (id: number): Answer => {
    let answer: Answer = 'no';
    for (const n of negating) {
      const one = negates(n, id);
      if (one === 'yes') return 'yes';
      if (one === 'maybe') answer = 'maybe';
    }
    return answer;
  };

  let circle: number[] = [];
  for (;;) {
    let progress = false;
    for (const [id, state] of applies) {
      if (state !== null) continue;
      const fate = worst(id);
      if (fate === 'maybe') continue;
      applies.set(id, fate === 'no');
      progress = true;
    }
    if (progress) continue;
    const open = [...applies].filter(([, state]) => state === null).map(([id]) => id);
    const first = open[0];
    if (first === undefined) break;
    if (circle.length === 0) circle = open;
    applies.set(first, true);
  }
  for (const [id, state] of applies) if (state && worst(id) === 'yes') return { circle };
  const negated = new Map<number, Gathered | null>([...held].map((id) => [id, null]));
  for (const n of negating)
    for (const id of n.cards) if (!negated.has(id) && negates(n, id) === 'yes') negated.set(id, n.item);
  return {
    negated,
    shields: [...shielding, ...keeping].filter((d) => known(d.item)),
  };
};
