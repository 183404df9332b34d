/** Triggers of public places are collected the moment their event happens; reactions that start no Chain are queued. */

import { allHold } from '../conditions/index';
import type { ActivatedEffect, Step } from '../definition';
import { answersWhen, ROWS_BY_TYPE } from '../events/index';
import { reactionUsedUp } from '../facts/reactionUses';
import { partAt } from '../interpreter/steps';
import { eventAt } from '../log/emit';
import type { Board } from '../state/board';
import { holder, onField, reactsOnceResolved } from '../state/board';
import type { CompiledCard, CompiledEffect } from '../state/cards';
import { livesAt } from '../state/cards';
import { castOf } from '../state/cast';
import type { Context, PendingTrigger } from '../state/duel';
import type { DuelEvent } from '../state/events';
import { gainedBy } from '../state/gained';
import { isDormant } from '../state/gemini';
import { placesHiddenTriggers } from '../state/switches';

const PUBLIC = ['monsterZone', 'spellTrapZone', 'fieldZone', 'gy', 'banished', 'extraDeck'] as const;

/** Hook of `Board.onEvent`. */
export const collect = (board: Board, event: DuelEvent): void => {
  const rows = ROWS_BY_TYPE.get(event.type);
  if (!rows) return;
  for (const seat of [0, 1] as const)
    for (const place of PUBLIC) {
      const s = board.duel.seats[seat];
      const list =
        place === 'monsterZone'
          ? s.monsterZones
          : place === 'spellTrapZone'
            ? s.spellTrapZones
            : place === 'fieldZone'
              ? [s.fieldZone]
              : s[place];
      for (const id of list) {
        if (id === null) continue;
        const info = board.info(id);
        if (info.triggers.length === 0 && info.reactions.length === 0 && !board.card(id).field?.gained) continue;
        look(board, id, info, event, rows);
      }
    }
  hidden(board, event, rows);
  lingering(board, event);
  token(board, event);
};

/**
 * Mandatory triggers are placed in ranks 1 and 2 from the hand and the Deck, too; with the switch `tcg-hidden-triggers`
 * optional ones in ranks 3 and 4.
 */
const hidden = (board: Board, event: DuelEvent, rows: ReadonlySet<string>): void => {
  if (!placesHiddenTriggers(board.duel)) {
    for (const id of castOf(board.duel, board.cards).hiddenMandatory) {
      const { place } = board.card(id);
      if (place === 'hand' || place === 'deck') triggers(board, id, board.info(id), event, rows, true);
    }
    return;
  }
  for (const seat of [0, 1] as const)
    for (const place of ['hand', 'deck'] as const)
      for (const id of board.duel.seats[seat][place]) {
        const info = board.info(id);
        if (info.triggers.some((e) => e.from.has(place))) triggers(board, id, info, event, rows, false);
      }
};

const look = (board: Board, id: number, info: CompiledCard, event: DuelEvent, rows: ReadonlySet<string>): void => {
  const c = board.card(id);
  if (!c.faceUp || isDormant(c, info)) return;
  const seat = holder(c);
  const ask = { card: id, stay: c.stay, seat, vars: {} };
  triggers(board, id, info, event, rows, false);
  for (const e of info.reactions) {
    const w = e.effect.when;
    if (!rows.has(w.event)) continue;
    // A reaction to the card's own leaving is judged by what it was: face-up on the field and resolved.
    const leaving = event.type === 'moved' && event.card === id && 'card' in w && w.card === 'self';
    if (
      leaving
        ? !event.before.faceUp || !c.last?.resolved
        : !livesAt(e, c) || (onField(c) && c.field?.resolved === false && c.place !== 'monsterZone')
    )
      continue;
    if (reactionUsedUp(board, id, c.controller, e.index)) continue;
    if (board.derived.negated.has(id) || !answersWhen(board, w, event, ask) || !allHold(board, e.effect.if, ask))
      continue;
    if (e.effect.together && joined(board, id, e.index, event)) continue;
    const answers = event.type === 'linkResolving' ? { answers: event.chain } : {};
    const ctx = { ...ask, def: c.def, effect: e.index, values: {}, events: [event.id], ...answers };
    queue(board, ctx, ['effects', e.index, 'do']);
  }
};

/** Adds the event to a reaction that waits for what happened at the same time. */
const joined = (board: Board, card: number, effect: number, event: DuelEvent): boolean => {
  const list = board.list('reactions');
  const i = list.findIndex(
    ({ ctx }) =>
      ctx.card === card &&
      ctx.effect === effect &&
      ctx.events?.some((id) => eventAt(board.duel, id).time === event.time),
  );
  const known = list[i];
  if (!known) return false;
  list[i] = { ...known, ctx: { ...known.ctx, events: [...(known.ctx.events ?? []), event.id] } };
  return true;
};

const triggers = (
  board: Board,
  id: number,
  info: CompiledCard,
  event: DuelEvent,
  rows: ReadonlySet<string>,
  mandatoryOnly: boolean,
): void => {
  const c = board.card(id);
  if (reactsOnceResolved(board, c) && c.field?.resolved === false) return;
  const seat = holder(c);
  const ask = { card: id, stay: c.stay, seat, vars: {} };
  const met = (def: number, e: CompiledEffect<ActivatedEffect>): void => {
    if (!livesAt(e, c) || e.effect.phase || (mandatoryOnly && !e.effect.mandatory)) return;
    if (!e.whens.some((w) => rows.has(w.event) && answersWhen(board, w, event, ask))) return;
    addTrigger(board, {
      card: id,
      stay: c.stay,
      def,
      effect: e.index,
      seat,
      events: [event.id],
      time: event.time,
    });
  };
  for (const e of info.triggers) met(c.def, e);
  for (const { def, e } of c.field?.gained ? gainedBy(board.cards, c) : [])
    if (e.effect.kind === 'trigger' && e.whens.length > 0) met(def, e);
};

const addTrigger = (board: Board, t: PendingTrigger): void => {
  const list = board.list('triggers');
  const i = list.findIndex((x) => x.card === t.card && x.stay === t.stay && x.def === t.def && x.effect === t.effect);
  const known = list[i];
  if (known) list[i] = { ...known, events: [...known.events, ...t.events], time: t.time, seat: t.seat };
  else list.push(t);
};

const queue = (board: Board, ctx: Context, path: (string | number)[]): void => {
  board.list('reactions').push({ ctx, path });
};

/** "Each time ... Special Summoned": once for cards Summoned at one time. */
const lingering = (board: Board, event: DuelEvent): void => {
  for (const l of board.duel.lingering) {
    if (!l.reacts) continue;
    const step = partAt(board, l.ctx.def, l.path) as Step;
    if (step.op !== 'linger' || !step.reaction || !answersWhen(board, step.reaction.when, event, l.ctx)) continue;
    const path = [...l.path, 'reaction', 'do'];
    const twin = board.duel.reactions.some(
      (r) =>
        r.ctx.card === l.ctx.card &&
        r.path.join() === path.join() &&
        r.ctx.events?.some((id) => eventAt(board.duel, id).time === event.time),
    );
    if (!twin) queue(board, { ...l.ctx, events: [event.id] }, path);
  }
};

/** A Token whose destruction does something: "you" is the player who controlled it. */
const token = (board: Board, event: DuelEvent): void => {
  if (event.type !== 'moved' || !event.reasons.includes('destroyed')) return;
  const { maker } = board.card(event.card);
  if (maker)
    queue(
      board,
      { ...maker.ctx, card: event.card, stay: event.stay, seat: event.before.controller, events: [event.id] },
      maker.path,
    );
};
