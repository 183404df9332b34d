/** Costs judged by what they leave, and the targets an effect may choose. */
import type { Ref, Step, Target } from '../definition';
import { targetLock } from '../facts/locks';
import { canDoStep, notSpendable, undoable } from '../operations/possible';
import { amountOf, topOf } from '../selectors/description';
import { candidates, stayOf } from '../selectors/match';
import type { Board } from '../state/board';
import type { Reason } from '../state/reason';
import { asked, textOf, type Use } from './query';

/** Cards a cost takes away for certain: chosen so that as many targets as possible are left. */
const spend = (q: Use, step: Step, without: Set<number>, precious: (id: number) => boolean): boolean => {
  const { board, ask } = q;
  for (const id of notSpendable(board, step)) without.add(id);
  if (!canDoStep(board, step, ask, without)) return false;
  if (!('what' in step)) return true;
  // What is only shown stays where it is.
  if (step.op === 'reveal') return true;
  const what = step.what;
  const decided = step.as === undefined ? undefined : ask.vars[step.as];
  if (what === 'self') without.add(q.card.id);
  else if (decided) for (const { card } of decided) without.add(card);
  else if (typeof what === 'object') {
    const tokens = step.op === 'sendToGY' || step.op === 'returnToHand' || step.op === 'returnToDeck';
    const list = candidates(board, what, ask, without).filter((id) => !tokens || !board.info(id).token);
    const { min } = amountOf(what, list.length);
    if (list.length < min) return false;
    if (what.top) {
      for (const id of topOf(list, what)) without.add(id);
      return true;
    }
    const cheap = list.filter((id) => !precious(id));
    for (const id of [...cheap, ...list.filter(precious)].slice(0, min)) without.add(id);
  }
  return true;
};

/** From damage calculation on, a monster that battle will destroy cannot be targeted any more. */
const isDoomed = (board: Board, id: number): boolean =>
  board.duel.battle?.destroyed.some((r) => r.card === id && r.stay === board.card(id).stay) ?? false;

/** Cards this target slot may choose: those for which the effect could do what it must. */
export const targetsFor = (
  q: Use,
  t: Target,
  without: ReadonlySet<number>,
  limit = Number.POSITIVE_INFINITY,
): number[] => {
  const { board, ask, seat } = q;
  const out: number[] = [];
  for (const id of candidates(board, t, ask, without)) {
    if (id === q.card.id && q.e.effect.kind === 'activation') continue;
    if (targetLock(board, id, seat, q.info.printed.kind) || isDoomed(board, id)) continue;
    if (undoneOn(q, t, id, without) !== null) continue;
    out.push(id);
    if (out.length >= limit) break;
  }
  return out;
};

const isThis = (ref: Ref, name: string): boolean => ref === name || (typeof ref === 'object' && ref.is === name);

/** Why nothing that is there can be targeted: what protects the first of it, or what could not be done to it. */
const noTarget = (q: Use, t: Target, without: ReadonlySet<number>): Reason => {
  const text = textOf(q);
  const [there] = candidates(q.board, t, q.ask, without).filter(
    (id) => id !== q.card.id || q.e.effect.kind !== 'activation',
  );
  if (there === undefined || isDoomed(q.board, there)) return asked('no-target', text);
  const lock = targetLock(q.board, there, q.seat, q.info.printed.kind);
  if (lock) return { ...asked('no-target', text), params: { case: 'protected', source: lock.source, about: there } };
  const step = undoneOn(q, t, there, without);
  return step === null
    ? asked('no-target', text)
    : { ...asked('no-target', { ...text, step }), params: { case: 'useless', about: there } };
};

/**
 * The first step that acts on a target and could not act on this card, by its index; null if every one could. What a later
 * step needs (a free zone, say) may still be made by the steps before it, so there the player's own monsters count as
 * leaving.
 */
const undoneOn = (q: Use, { as }: Target, card: number, without: ReadonlySet<number>): number | null => {
  const bound = { ...q.ask, vars: { ...q.ask.vars, [as]: [stayOf(q.board, card)] } };
  const at = q.e.effect.do.findIndex((step, i) => {
    const acts =
      ('what' in step && step.what === `$${as}`) ||
      ('to' in step && step.to === `$${as}`) ||
      (step.op === 'specialSummon' && step.material !== undefined && isThis(step.material, `$${as}`));
    if (!acts) return false;
    const leaving =
      i === 0 ? without : new Set([...without, ...q.board.in(q.seat, 'monsterZone').filter((id) => id !== card)]);
    return !canDoStep(q.board, step, bound, leaving);
  });
  return at < 0 ? null : at;
};

const STAYING: ReadonlySet<string | undefined> = new Set(['continuous', 'field']);

/** A cost whose card decides which targets there are: its step, and what may be paid. */
const decidingCost = (q: Use): { step: Step; as: string; cards: number[] } | null => {
  const { cost, target } = q.e.effect;
  if (!cost || !target) return null;
  const said = JSON.stringify(target);
  for (const step of cost) {
    const { as } = step;
    if (as === undefined || as in q.ask.vars || !said.includes(`"$${as}"`)) continue;
    if ('what' in step && typeof step.what === 'object')
      return { step, as, cards: candidates(q.board, step.what, q.ask) };
  }
  return null;
};

/** OCG rules: legal if some way to pay leaves a legal target and every mandatory part possible. */
export const payRefusal = (q: Use): Reason | null => {
  const { effect } = q.e;
  const text = textOf(q);
  const deciding = decidingCost(q);
  if (deciding) {
    const { as, cards } = deciding;
    const reasons = cards.map((id) =>
      payRefusal({ ...q, ask: { ...q.ask, vars: { ...q.ask.vars, [as]: [stayOf(q.board, id)] } } }),
    );
    return reasons.includes(null) ? null : (reasons[0] ?? asked('cost-cannot-be-paid', text));
  }
  const without = new Set<number>();
  // A Spell/Trap activated from the hand is on the field by the time its cost is paid.
  if (effect.kind === 'activation' && q.card.place === 'hand') without.add(q.card.id);
  const targets = effect.target ?? [];
  const possibleTargets = new Set(targets.flatMap((t) => candidates(q.board, t, q.ask)));
  for (const step of effect.cost ?? [])
    if (!step.may && !spend(q, step, without, (id) => possibleTargets.has(id)))
      return asked('cost-cannot-be-paid', text);
  const taken = new Set(without);
  for (const t of targets) {
    if (t.ifPossible) continue;
    const min = t.all ? 1 : (t.min ?? t.n ?? 1);
    const found = targetsFor(q, t, taken, min);
    if (found.length < min) return q.explains ? noTarget(q, t, taken) : asked('no-target', text);
    // Slots of one effect choose different cards.
    if (targets.length > 1) for (const id of found.slice(0, min)) taken.add(id);
  }
  if (effect.mandatory || targets.some((t) => !t.ifPossible)) return null;
  // A card that stays on the field can be activated for that alone, if what its activation does is optional.
  const stays = effect.kind === 'activation' && STAYING.has(q.info.def.property);
  if (stays && effect.do.every((step) => step.may)) return null;
  const step = undoable(q.board, effect.do, q.ask, without);
  return step === null ? null : asked('nothing-to-do', { ...text, step });
};
