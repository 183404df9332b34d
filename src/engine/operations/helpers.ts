/** What several operations have in common. */

import type { Move } from '../continuous/move';
import { lastKnown, moveCard } from '../continuous/move';
import type { Ref } from '../definition';
import { isPossible } from '../facts/materials';
import { togetherPlan } from '../facts/together';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import { shuffleDeck } from '../procedures/decks';
import { amountOf } from '../selectors/description';
import type { Asker } from '../selectors/match';
import { candidates, howMany, mostOf, resolve } from '../selectors/match';
import type { Board } from '../state/board';
import type { Seat } from '../terms';
import type { Run } from './row';

/** Whether a reference leaves enough cards to act on. */
export const enough = (
  board: Board,
  ref: Ref,
  ask: Asker,
  without?: ReadonlySet<number>,
  filter?: (id: number) => boolean,
): boolean => {
  if (typeof ref === 'string') {
    const ids = resolve(board, ref, ask);
    // Targets and answered cards are bound at activation: before that the reference is open.
    if (ids.length === 0) return ref !== 'self' && !(ref.slice(1) in ask.vars);
    return ids.some((id) => !without?.has(id) && (!filter || filter(id)));
  }
  let list = candidates(board, ref, ask, without);
  if (filter) list = list.filter(filter);
  const plan = togetherPlan(board, ref, ask, list);
  if (plan) return isPossible(plan);
  const { min, max } = amountOf(ref, list.length, mostOf(board, ref, ask));
  return max > 0 && howMany(board, ref, list) >= Math.max(1, min);
};

/** Spells and Traps whose activation has been negated, when an effect takes them away: they leave, but not the field. */
export const negatedBelow = ({ board, ctx }: Run): ReadonlySet<number> =>
  new Set(
    board.duel.chain
      .filter((l) => l.number < (ctx.link ?? 0) && l.ofCard && l.activationNegated)
      .map((l) => l.ctx.card),
  );

/** Moves the chosen cards at one time, shows what came out of a Deck and shuffles it, names them for later steps. */
export const moveChosen = (
  run: Run,
  ids: readonly number[],
  move: Omit<Move, 'act' | 'known'>,
  faceUp?: (id: number) => boolean,
): number[] => {
  const { board } = run;
  const known = ids.map((id) => lastKnown(board, id));
  const decks = new Set<Seat>();
  const knownBefore = notSearched(run, ids);
  const negated = negatedBelow(run);
  ids.forEach((id, i) => {
    const from = board.card(id);
    if (from.place === 'deck') decks.add(from.owner);
    moveCard(board, id, {
      ...move,
      ...(faceUp && { faceUp: faceUp(id) }),
      act: run.act,
      known: known[i] as (typeof known)[number],
      ...(negated.has(id) && { fromNowhere: true }),
    });
  });
  if (move.to !== 'deck' && !knownBefore) for (const seat of decks) shuffleDeck(board, seat);
  if (run.step.as) run.bind(run.step.as, ids);
  noteCost(run, ids);
  return [...ids];
};

/** The top cards of a Deck, and cards looked at before by this effect, are taken without looking through the Deck. */
export const notSearched = (run: Run, ids: readonly number[]): boolean => {
  const what = 'what' in run.step ? run.step.what : undefined;
  if (what === undefined) return false;
  if (typeof what === 'object' && what.is === undefined) return what.top === true;
  return ids.every((id) => run.board.card(id).seen[run.ctx.seat]);
};

/** A cost paid is remembered by its Chain Link. */
export const noteCost = (run: Run, cards: readonly number[], lp = 0): void => {
  if (run.act.cause !== 'cost' || !run.ctx.link) return;
  const l = run.board.editLink(run.ctx.link);
  l.cost = { cards: [...l.cost.cards, ...cards], lp: l.cost.lp + lp };
};

/** Shows cards to a player (or both) for as long as they stay where they are. */
export const reveal = (run: Run, cards: readonly number[], to: Seat | 'both'): void => {
  for (const id of cards) {
    const c = run.board.editCard(id);
    c.seen = [c.seen[0] || to !== 1, c.seen[1] || to !== 0];
  }
  if (cards.length > 0) emit(run.board, { type: 'revealed', cards: [...cards], to }, run.act);
};

/**
 * Makes cards Xyz Materials, with what is attached to them: they lie in `attached` until a monster has them. Materials of
 * one monster can become those of another.
 */
export const attachAll = (board: Board, ids: readonly number[], act: Act): number[] => {
  const taken = ids.filter((id) => board.card(id).place === 'attached');
  if (taken.length > 0)
    for (const host of [...board.in(0, 'monsterZone'), ...board.in(1, 'monsterZone')]) {
      const materials = board.card(host).field?.materials ?? [];
      if (materials.some((m) => taken.includes(m)))
        board.editField(host).materials = materials.filter((m) => !taken.includes(m));
    }
  const along = ids.flatMap((id) => board.card(id).field?.materials ?? []);
  for (const id of ids) if (board.card(id).field?.materials.length) board.editField(id).materials = [];
  for (const id of ids) moveCard(board, id, { to: 'attached', reasons: ['material'], act });
  return [...ids, ...along];
};
