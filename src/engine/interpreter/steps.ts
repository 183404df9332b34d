/** Runs lists of steps: connectives, "you can", conditions, and the operation itself, one step at a time. */
import { allHold } from '../conditions/index';
import { isUnaffected } from '../continuous/derive';
import { settle } from '../continuous/settle';
import type { Join, Step } from '../definition';
import { procedureZones } from '../facts/ownSummon';
import { noteReaction, reactionUsedUp } from '../facts/reactionUses';
import type { Act } from '../log/emit';
import { emit, tick } from '../log/emit';
import { OPERATIONS } from '../operations/index';
import { canDoBoth, canDoStep } from '../operations/possible';
import type { OperationRow, PickOptions, Run } from '../operations/row';
import type { Board } from '../state/board';
import type { Context, Frame, Path } from '../state/duel';
import type { Cause, Seat } from '../terms';
import { otherSeat } from '../terms';
import { choose, pickPlan, pickRef, topFrame } from './asking';

/** Steps the rules themselves carry out. */
const RULE_STEPS: Record<string, Step[]> = {
  battleDestruction: [{ op: 'destroy', what: '$destroyed' }],
};

/** A part of a definition: the card's file, or the rules' own steps for passcode 0. */
export const partAt = (board: Board, def: number, path: Path): unknown => {
  let at: unknown = def === 0 ? RULE_STEPS : board.cards.get(def).def;
  for (const key of path) at = (at as Record<string | number, unknown>)[key];
  return at;
};

export const newContext = (board: Board, card: number, effect: number, seat: 0 | 1): Context => ({
  card,
  stay: board.card(card).stay,
  def: board.card(card).def,
  effect,
  seat,
  vars: {},
  values: {},
});

/** Starts a list of steps; it runs before whatever is running now goes on. */
export const pushSteps = (board: Board, path: Path, ctx: Context, cause: Cause): void => {
  board.list('frames').push({ kind: 'steps', link: ctx.link ?? 0, ctx, path, at: 0, did: false, local: {}, cause });
};

/** The context a frame works in: that of its Chain Link, or its own. */
const contextOf = (board: Board, f: Frame): Context => (f.link > 0 ? board.link(f.link).ctx : f.ctx);

const editContext = (board: Board): Context => {
  const f = topFrame(board);
  if (f.link > 0) {
    const l = board.editLink(f.link);
    l.ctx = { ...l.ctx };
    return l.ctx;
  }
  const e = board.editFrame();
  e.ctx = { ...e.ctx };
  return e.ctx;
};

/** Joins at which the step before counts as happening at the same time: the board rests only after both. */
const SAME_TIME: ReadonlySet<Join> = new Set<Join>(['and', 'ifDo', 'also', 'but', 'orElse']);
const NEEDS_BEFORE: ReadonlySet<Join> = new Set<Join>(['ifDo', 'then', 'but']);

const decides = (step: Step, ctx: Context): Seat => (step.by === 'opponent' ? otherSeat(ctx.seat) : ctx.seat);

/** Runs one step of the frame on top. Returns 'ask' when a player owes an answer. */
export const runStep = (board: Board): 'ask' | 'go' => {
  const f = topFrame(board);
  const ctx = contextOf(board, f);
  const steps = partAt(board, ctx.def, f.path) as Step[];
  const step = steps[f.at];
  if (!step) {
    board.list('frames').pop();
    handBack(board, f);
    return 'go';
  }
  const next = steps[f.at + 1];
  // Asked now: the frame may be the very object that is written to below.
  const begins = beginsReaction(f, ctx);
  if (f.local.$begun === undefined) {
    // Of several copies that react to one event, an earlier one may have used up a limit by name.
    if (begins && reactionUsedUp(board, ctx.card, ctx.seat, ctx.effect)) {
      board.list('frames').pop();
      return 'go';
    }
    if (step.join && NEEDS_BEFORE.has(step.join) && !f.did) return skip(board, steps);
    if (step.join === 'orElse' && f.did) return skip(board, steps);
    if (step.if && !allHold(board, step.if, ctx)) return skip(board, steps);
    if (next?.join === 'and' && !canDoBoth(board, step, next, ctx)) return skip(board, steps, 2);
    if ((step.join === 'then' || step.join === 'alsoAfterThat') && f.cause === 'effect' && f.at > 0) tick(board);
    board.editFrame().local.$begun = true;
  }
  if (step.may) {
    if (f.local.$may === undefined && !canDoStep(board, step, ctx)) return skip(board, steps);
    const a = choose(board, ctx, '$may', decides(step, ctx), 'yesNo', [{ do: 'yes' }, { do: 'no' }], `may:${step.op}`);
    if (!a) return 'ask';
    if (a.do === 'no') return skip(board, steps);
  }
  const later: { path: Path; ctx: Context; cause: Cause }[] = [];
  const act: Act = { cause: f.cause, by: ctx.seat, source: ctx.card, ...(ctx.link ? { link: ctx.link } : {}) };
  const path = [...f.path, f.at];
  const run: Run = {
    board,
    ctx,
    act,
    step,
    path,
    pick: (key, ref, o) =>
      pickRef(board, ctx, key, ref, step.op, {
        ...(step.by && { seat: decides(step, ctx) }),
        ...guarded(board, f, step, ctx.card, o),
        ...(next ? {} : freeingZone(board, f, ctx)),
      }),
    pickPlan: (key, plan, purpose, about) => pickPlan(board, ctx, key, ctx.seat, plan, purpose, about),
    choose: (key, seat, kind, options, purpose, about) => choose(board, ctx, key, seat, kind, options, purpose, about),
    bind: (name, cards) => {
      const c = editContext(board);
      // Steps joined by "and" that use one name share it.
      const shared = step.join === 'and' && steps[f.at - 1]?.as === name ? (c.vars[name] ?? []) : [];
      c.vars = { ...c.vars, [name]: [...shared, ...cards.map((id) => ({ card: id, stay: board.card(id).stay }))] };
    },
    setValue: (name, value) => {
      const c = editContext(board);
      c.values = { ...c.values, [name]: value };
    },
    push: (p, c, cause) =>
      later.push({ path: p, ctx: c ?? contextOf(board, topFrame(board)), cause: cause ?? f.cause }),
  };
  const result = (OPERATIONS[step.op] as OperationRow<typeof step.op>).apply(run, step as never);
  if (result === 'ask') return 'ask';
  const e = board.editFrame();
  e.at++;
  e.did = result === 'done';
  e.local = {};
  if (e.did && begins) noteReaction(board, ctx);
  if (e.did && f.link > 0 && f.cause === 'effect') board.editLink(f.link).did = true;
  restBefore(board, f, next);
  for (const l of later.reverse()) pushSteps(board, l.path, l.ctx, l.cause);
  return 'go';
};

/** The first step of a reaction, not of something it sets up. */
const beginsReaction = (f: Frame, ctx: Context): boolean =>
  f.at === 0 && f.link === 0 && f.path.length === 3 && ctx.def > 0;

/** What is done last for a monster's own Special Summon must leave it a zone, where there is none yet. */
const freeingZone = (board: Board, f: Frame, ctx: Context): PickOptions => {
  const effect = f.cause === 'procedure' ? board.cards.get(ctx.def).effects[ctx.effect]?.effect : undefined;
  if (effect?.kind !== 'procedure') return {};
  const zones = (freed?: ReadonlySet<number>): boolean =>
    procedureZones(board, ctx.card, ctx.seat, effect, freed).length > 0;
  return zones() ? {} : { accepts: (set) => zones(new Set(set)) };
};

type CostGuard = (board: Board, link: number, id: number, as?: string) => boolean;
let costGuard: CostGuard = () => true;
/** Called once by the chain layer: whether paying with this card leaves the activation possible. */
export const registerCostGuard = (guard: CostGuard): void => {
  costGuard = guard;
};
/** Costs that send cards elsewhere than by Tributing or banishing them cannot be paid with Tokens. */
const NO_TOKENS: ReadonlySet<string> = new Set(['sendToGY', 'returnToHand', 'returnToDeck']);

/** What a step may act on: a cost must leave the activation possible, an effect does not touch what it cannot affect. */
const guarded = (board: Board, f: Frame, step: Step, source: number, o: PickOptions = {}): PickOptions => {
  const { filter } = o;
  const also =
    f.cause === 'cost'
      ? (id: number) =>
          !(NO_TOKENS.has(step.op) && board.info(id).token) && (f.link === 0 || costGuard(board, f.link, id, step.as))
      : f.cause === 'effect'
        ? (id: number) => !isUnaffected(board, id, source)
        : null;
  return also ? { ...o, filter: (id) => (!filter || filter(id)) && also(id) } : o;
};

/** The board comes to rest, and what reacts without a Chain does so. */
export const rest = (board: Board): void => {
  settle(board);
  if (board.duel.ordering || board.duel.reactions.length === 0) return;
  const waiting = board.duel.reactions;
  board.edit().reactions = [];
  for (const r of waiting)
    emit(
      board,
      { type: 'applied', card: r.ctx.card, effect: r.ctx.effect },
      { cause: 'effect', by: r.ctx.seat, source: r.ctx.card },
    );
  for (const r of waiting.toReversed()) pushSteps(board, r.path, { ...r.ctx, link: 0 }, 'effect');
};

/** After a step that was done or left out: the board rests, unless the next one counts as happening at the same time. */
const restBefore = (board: Board, f: Frame, next: Step | undefined): void => {
  // After the last step of a link, winning texts are looked at before what reacts without a Chain.
  const lastOfLink = !next && f.link > 0 && f.cause === 'effect' && board.duel.frames.length === 1;
  if (lastOfLink) settle(board);
  else if (!next?.join || !SAME_TIME.has(next.join)) rest(board);
};

/** Leaves out the next steps. What was done before them may have waited for them to rest. */
const skip = (board: Board, steps: readonly Step[], n = 1): 'go' => {
  const e = board.editFrame();
  e.at += n;
  e.did = false;
  e.local = {};
  restBefore(board, e, steps[e.at]);
  return 'go';
};

/** What a nested list has named is known to the list it came from. */
const handBack = (board: Board, f: Frame): void => {
  const parent = board.duel.frames[board.duel.frames.length - 1];
  if (
    f.link > 0 ||
    !parent ||
    parent.link > 0 ||
    parent.kind !== 'steps' ||
    parent.ctx.card !== f.ctx.card ||
    parent.ctx.effect !== f.ctx.effect
  )
    return;
  const e = board.editFrame();
  e.ctx = { ...e.ctx, vars: { ...e.ctx.vars, ...f.ctx.vars }, values: { ...e.ctx.values, ...f.ctx.values } };
};
