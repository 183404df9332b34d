/** Writing the log and reading it back. */
import type { Board } from '../state/board';
import type { Duel } from '../state/duel';
import type { DuelEvent, EventBody } from '../state/events';
import { hashEvent } from '../state/hash';
import type { Switch } from '../state/switches';
import type { Cause, Seat } from '../terms';

/** Who and what makes something happen. */
export interface Act {
  cause: Cause;
  by: Seat;
  source?: number;
  link?: number;
  ruled?: Switch;
}

/** Logs what happened and lets triggers see it. Events emitted at one clock value are simultaneous. */
export const emit = (board: Board, body: EventBody, act?: Act): DuelEvent => {
  const duel = board.edit();
  const log = board.list('log');
  const event = { id: duel.pastCount + log.length, turn: duel.turn, time: duel.clock, ...act, ...body } as DuelEvent;
  log.push(event);
  const who = 'card' in body ? body.card : 'seat' in body ? body.seat : -1;
  duel.logHash = hashEvent(duel.logHash, body.type, who, 'amount' in body ? body.amount : 0, duel.clock);
  board.onEvent?.(board, event);
  return event;
};

/** The event with this id. */
export const eventAt = (duel: Duel, id: number): DuelEvent => {
  const here = duel.log[id - duel.pastCount];
  if (here) return here;
  for (const turn of duel.past) {
    const first = turn[0];
    if (first && id >= first.id && id < first.id + turn.length) return turn[id - first.id] as DuelEvent;
  }
  throw new Error(`no event ${id}`);
};

/** Starts a later event time: what follows is not simultaneous with what came before. */
export const tick = (board: Board): void => {
  board.edit().clock++;
};

/** Cards an event is about: `$event` of the effects that answer it. */
export const cardsOf = (event: DuelEvent): number[] => {
  switch (event.type) {
    case 'battled':
      return [event.attacker, event.target];
    case 'summonAttempted':
    case 'drawn':
    case 'targeted':
      return event.cards;
    default:
      return 'card' in event ? [event.card] : [];
  }
};
