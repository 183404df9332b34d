/** Simultaneous triggers: which group is next, and the mandatory Quick Effects a new link makes due (OCG rules, Trigger order). */

import { answersWhen } from '../events/index';
import { handRevealed } from '../facts/locks';
import { ACTIVATION_RULES } from '../judge/activation';
import { activationEvent, answered, isHidden } from '../judge/answering';
import { asUse } from '../judge/options';
import type { Use } from '../judge/query';
import { first, windowOf } from '../judge/query';
import { emit, eventAt } from '../log/emit';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import { activatedEffect } from '../state/cards';
import type { Duel, Link, PendingTrigger } from '../state/duel';
import { isDormant } from '../state/gemini';
import { placesHiddenTriggers } from '../state/switches';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';

export interface TriggerGroup {
  seat: Seat;
  mandatory: boolean;
  /** Rank 1 to 4. */
  rank: number;
  list: PendingTrigger[];
}

const keyOf = (t: Pick<PendingTrigger, 'card' | 'stay' | 'def' | 'effect'>): string =>
  `${t.card}:${t.stay}:${t.def}:${t.effect}`;

/** Triggers whose events came before this Chain began; what costs bring about is too late for it. */
const due = (duel: Duel): PendingTrigger[] => {
  if (duel.chain.length === 0) return duel.triggers;
  const limit = duel.timing.chainFrom;
  return duel.triggers.filter((t) => (t.events[0] as number) < limit);
};

/** What is asked of the optional Trigger Effects of a revealed hand: what events they answer is looked up when they are placed. */
const revealed = (board: Board): PendingTrigger[] => {
  const out: PendingTrigger[] = [];
  if (placesHiddenTriggers(board.duel)) return out;
  for (const seat of [0, 1] as const) {
    if (!handRevealed(board, seat)) continue;
    for (const id of board.duel.seats[seat].hand)
      for (const e of board.info(id).triggers) {
        if (e.effect.mandatory || e.effect.phase || !e.from.has('hand')) continue;
        const use = asUse(board, seat, id, e, windowOf(board.duel), true);
        if (isHidden(use)) continue;
        const { ids } = answered(use);
        const last = ids[ids.length - 1];
        if (last === undefined) continue;
        const { stay, def } = use.card;
        out.push({ card: id, stay, def, effect: e.index, seat, events: ids, time: eventAt(board.duel, last).time });
      }
  }
  return out;
};

/** An event that had to befall exactly one card turned out to befall others at the same time. */
const joinedByOthers = ({ board, e, ask }: Use, t: PendingTrigger): boolean =>
  e.whens.some(
    (w) =>
      w.event === 'returned' &&
      w.exactlyOne &&
      !t.events.some((id) => answersWhen(board, w, eventAt(board.duel, id), ask)),
  );

const judged = (board: Board, t: PendingTrigger): Use | null => {
  const c = board.card(t.card);
  if (c.stay !== t.stay) return null;
  const e = activatedEffect(board.cards.get(t.def), t.effect);
  const seat = holder(c);
  const use = asUse(board, seat, t.card, e, windowOf(board.duel), true, t.def);
  use.ask.events = t.events;
  if (joinedByOthers(use, t)) return null;
  return first(ACTIVATION_RULES, use) ? null : use;
};

/** Optional "when" triggers need the last event time of this timing; others never miss it. */
const missed = (board: Board, t: PendingTrigger): boolean => {
  const e = activatedEffect(board.cards.get(t.def), t.effect).effect;
  return !e.mandatory && (e.when?.timing ?? e.whenAny?.[0]?.timing) === 'when' && t.time !== board.duel.timing.last;
};

/** The next group of triggers that can be placed, the turn player's mandatory ones first; null when none is left. */
export const nextGroup = (board: Board): TriggerGroup | null => {
  const { duel } = board;
  const shown = revealed(board);
  if (duel.triggers.length === 0 && shown.length === 0) return null;
  const open: { t: PendingTrigger; seat: Seat; mandatory: boolean }[] = [];
  for (const t of [...due(duel), ...shown]) {
    if (duel.closed.includes(keyOf(t))) continue;
    const use = missed(board, t) ? null : judged(board, t);
    if (use) open.push({ t: { ...t, seat: use.seat }, seat: use.seat, mandatory: use.e.effect.mandatory === true });
  }
  let rank = 0;
  for (const mandatory of [true, false])
    for (const seat of [duel.turnPlayer, otherSeat(duel.turnPlayer)]) {
      rank++;
      const list = open.filter((o) => o.seat === seat && o.mandatory === mandatory).map((o) => o.t);
      if (list.length > 0)
        return { seat, mandatory, rank, list: list.toSorted((a, b) => a.card - b.card || a.effect - b.effect) };
    }
  return null;
};

/** A trigger placed or declined is closed for this timing. */
export const close = (board: Board, list: readonly PendingTrigger[]): void => {
  board.list('closed').push(...list.map(keyOf));
};

/** Ends the check: what could not be placed is gone; what missed its timing is logged. */
export const endCheck = (board: Board): void => {
  const { duel } = board;
  if (duel.triggers.length === 0) return;
  const limit = duel.chain.length === 0 ? Number.POSITIVE_INFINITY : duel.timing.chainFrom;
  for (const t of due(duel))
    if (!duel.closed.includes(keyOf(t)) && missed(board, t) && board.card(t.card).stay === t.stay)
      emit(board, {
        type: 'triggerMissed',
        card: t.card,
        def: t.def,
        effect: t.effect,
        seat: t.seat,
        event: t.events[0] as number,
      });
  const d = board.edit();
  d.triggers = d.triggers.filter((t) => (t.events[0] as number) >= limit);
  d.closed = [];
};

/**
 * When nothing due is left to place, looks at the links placed since: each mandatory Quick Effect that answers one of them
 * becomes due once, for the newest it can answer (ranks 5 and 6).
 */
export const findMandatoryQuick = (board: Board): void => {
  if (board.duel.due.length > 0) return;
  const fresh = board.duel.chain.filter((l) => !l.checked).toReversed();
  if (fresh.length === 0) return;
  for (const l of fresh) board.editLink(l.number).checked = true;
  for (const seat of [board.duel.turnPlayer, otherSeat(board.duel.turnPlayer)])
    for (const id of board.in(seat, 'monsterZone')) {
      const c = board.card(id);
      const info = board.info(id);
      if (isDormant(c, info)) continue;
      for (const e of info.mandatoryQuick) {
        if (c.faceUp === (e.effect.faceDown === true)) continue;
        const ask = { card: id, stay: c.stay, seat, vars: {} };
        const answers = (l: Link): boolean =>
          e.whens.some((w) => w.event === 'activated' && answersWhen(board, w, activationEvent(l), ask));
        const newest = fresh.find(answers);
        if (newest) board.list('due').push({ card: id, stay: c.stay, effect: e.index, seat, answers: newest.number });
      }
    }
};

export type DueEffect = Duel['due'][number];

/** Mandatory Quick Effects that must be activated now, of the player whose turn it is to place them. */
export const dueNow = (board: Board): { seat: Seat; list: DueEffect[] } | null => {
  const { duel } = board;
  if (duel.due.length === 0) return null;
  const legal = duel.due.filter((d) => {
    const c = board.card(d.card);
    if (c.stay !== d.stay || c.controller !== d.seat) return false;
    const use = asUse(board, d.seat, d.card, activatedEffect(board.info(d.card), d.effect), windowOf(duel), true);
    use.ask.answers = d.answers;
    return !first(ACTIVATION_RULES, use);
  });
  if (legal.length !== duel.due.length) board.edit().due = legal;
  for (const seat of [duel.turnPlayer, otherSeat(duel.turnPlayer)]) {
    const list = legal.filter((d) => d.seat === seat);
    if (list.length > 0) return { seat, list };
  }
  return null;
};
