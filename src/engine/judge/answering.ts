/** What an effect answers when it is activated: the link below it, or events of this timing. */
import type { When } from '../definition';
import { answersWhen } from '../events/index';
import { handRevealed } from '../facts/locks';
import { eventAt } from '../log/emit';
import { reactsOnceResolved } from '../state/board';
import type { Link } from '../state/duel';
import type { DuelEvent } from '../state/events';
import type { Reason } from '../state/reason';
import { placesHiddenTriggers } from '../state/switches';
import { notHappened } from './instead';
import type { Rule, Use } from './query';
import { asked, because, notToAct, textOf, top } from './query';

/** OCG rules: a hidden or fast effect that answers an event looks at the events of this timing. */
export const event: Rule<Use> = (q) => {
  const { board, e, ask } = q;
  if (q.due) return null;
  if (e.effect.kind === 'trigger' && e.whens.length > 0 && (!isHidden(q) || e.effect.mandatory))
    return publicTrigger(q);
  const { duel } = board;
  if (e.whens.length === 0) {
    if (q.window === 'summonNegation' && duel.chain.length === 0) return because('summon-negation-only');
    return null;
  }
  let notAbove = false;
  for (const w of e.whens) {
    if (w.event === 'activated' && !looksBack(q, w)) {
      const t = top(q);
      if (!t) continue;
      if (linkAnswers(q, w, t.number)) {
        ask.answers = t.number;
        delete ask.events;
        return null;
      }
      if (duel.chain.some((l) => linkAnswers(q, w, l.number))) notAbove = true;
    }
  }
  const { ids, missed } = answered(q);
  if (ids.length > 0) {
    ask.events = ids;
    delete ask.answers;
    return null;
  }
  if (notAbove) return because('not-directly-above');
  if (missed !== null) return because('missed-timing', { event: missed });
  if (q.window === 'summonNegation' && duel.chain.length === 0) return because('summon-negation-only');
  const negatesSummons = (w: When): boolean => w.event === 'wouldBeSummoned';
  if (top(q) ? e.whens.every(negatesSummons) : e.whens.some(negatesSummons)) return because('no-pending-summon');
  const last = top(q);
  if (last && e.whens.some((w) => w.event === 'activated' && !looksBack(q, w)))
    return {
      ...asked('other-activation', textOf(q)),
      params: { source: last.ctx.card, last: last.ofCard ? 'card' : 'effect' },
    };
  return notHappened(q);
};

/** "If ... is activated" on a Trigger Effect is no answer to the link: it comes once the Chain has resolved. */
const looksBack = (q: Use, w: When): boolean => q.e.effect.kind === 'trigger' && w.timing === 'if';

/** Events of this timing that the effect can answer now, or else one it came too late for. */
export const answered = (q: Use): { ids: number[]; missed: number | null } => {
  const { duel } = q.board;
  let missed: number | null = null;
  for (const w of q.e.whens) {
    if (w.event === 'activated' && !looksBack(q, w)) continue;
    if (w.event === 'wouldBeSummoned' && (q.window !== 'summonNegation' || duel.chain.length > 0)) continue;
    const found = eventsFor(q, w);
    const optionalWhen = w.timing === 'when' && !q.e.effect.mandatory;
    const ids = optionalWhen ? found.filter((id) => eventAt(duel, id).time === duel.timing.last) : found;
    if (ids.length > 0) return { ids, missed };
    missed = found[found.length - 1] ?? missed;
  }
  return { ids: [], missed };
};

/**
 * OCG rules, Trigger order: a Trigger Effect of a hidden place; monsters in a revealed hand count as public. With the switch
 * for the TCG's order there are none.
 */
export const isHidden = ({ board, card, e, info }: Pick<Use, 'board' | 'card' | 'e' | 'info'>): boolean =>
  e.hidden &&
  !placesHiddenTriggers(board.duel) &&
  (card.place === 'deck' ||
    (card.place === 'hand' && !(info.printed.kind === 'monster' && handRevealed(board, card.owner))));

/** OCG rules, Trigger order: an optional Trigger Effect that can be used from the hand and Special Summons its own card. */
export const summonsItself = ({ effect, from }: Use['e']): boolean =>
  effect.kind === 'trigger' &&
  !effect.mandatory &&
  from.has('hand') &&
  effect.do.some((s) => s.op === 'specialSummon' && s.what === 'self');

const linkAnswers = (q: Use, w: When, number: number): boolean =>
  w.event === 'activated' && answersWhen(q.board, w, activationEvent(q.board.link(number)), q.ask);

/** The log entry of a link's activation, for those who look at the link instead of the log: its id says it is none. */
export const activationEvent = (l: Link): DuelEvent => ({
  type: 'activated',
  id: -1,
  turn: 0,
  time: 0,
  chain: l.number,
  card: l.ctx.card,
  def: l.ctx.def,
  effect: l.ctx.effect,
  seat: l.ctx.seat,
  place: l.place,
  faceUp: l.faceUp,
});

/** Why a Trigger Effect of a public place is not being placed: those are never chosen in a window. */
const publicTrigger = (q: Use): Reason | null => {
  const { duel } = q.board;
  const pending = duel.triggers.find(
    (t) => t.card === q.card.id && t.effect === q.e.index && t.def === q.def && t.stay === q.card.stay,
  );
  const optionalWhen = q.e.whens[0]?.timing === 'when' && !q.e.effect.mandatory;
  if (pending)
    return optionalWhen && pending.time !== duel.timing.last
      ? because('missed-timing', { event: pending.events[0] as number })
      : because('not-your-priority', { case: 'willBePlaced' });
  for (let id = duel.pastCount + duel.log.length - 1; id >= Math.max(duel.timing.from, duel.pastCount); id--) {
    const e = eventAt(duel, id);
    if (e.type === 'triggerMissed' && e.card === q.card.id && e.effect === q.e.index && e.def === q.def)
      return because('missed-timing', { event: e.event });
    if (e.type === 'triggerDeclined' && e.card === q.card.id && e.effect === q.e.index && e.def === q.def)
      return because('declined');
  }
  if (duel.chain.some(({ ctx }) => ctx.card === q.card.id && ctx.stay === q.card.stay && ctx.effect === q.e.index))
    return because('already-on-chain');
  const { ids } = q.window === 'open' ? { ids: [] } : answered(q);
  if (ids.length === 0) return cameTooEarly(q) ? because('before-resolved') : notHappened(q);
  if (q.e.hidden && !q.e.effect.mandatory) return notToAct(q.board, q.seat);
  // Its event has happened, but it could not be placed: what else it asks for is the reason.
  q.ask.events = ids;
  return null;
};

/** Whether the last event it could have answered happened in the Chain in which its card was activated, before that resolved. */
const cameTooEarly = ({ board, card, info, ask, e }: Use): boolean => {
  const { log } = board.duel;
  if (!reactsOnceResolved(board, card)) return false;
  let before = card.field?.resolved === false;
  let found = false;
  for (let i = log.length - 1; i >= 0; i--) {
    const past = log[i] as DuelEvent;
    // What happened earlier the card was not there for.
    if (past.type === 'activated' && past.card === card.id)
      return found && info.effects[past.effect]?.effect.kind === 'activation';
    if (past.type === 'linkResolved' && past.card === card.id) before = true;
    else if (!found && e.whens.some((w) => answersWhen(board, w, past, ask))) {
      if (!before) return false;
      found = true;
    }
  }
  return false;
};

/** Events of this timing that answer a `when`: from its beginning to the first activation made in it. */
const eventsFor = (q: Use, w: When): number[] => {
  const { duel } = q.board;
  const to = duel.chain.length > 0 ? duel.timing.chainFrom : duel.pastCount + duel.log.length;
  const out: number[] = [];
  for (let id = Math.max(duel.timing.from, duel.pastCount); id < to; id++)
    if (answersWhen(q.board, w, eventAt(duel, id), q.ask)) out.push(id);
  return out;
};
