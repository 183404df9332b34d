/** Two players at one device: whose eyes the table is for, and what has been seen by whom. Pure functions. */
import type { Duel } from '@/engine';
import { otherSeat, type Seat } from '@/engine/basics';
import { current, type Game, hasPast } from './game';

export interface Seats {
  /** To whom the table is shown now. Nobody: the curtain is closed. */
  open: Seat | null;
  /** A window of this seat went by without an option: that player has a look all the same, so that nothing is told. */
  visit: Seat | null;
  /** The latest step each seat has looked at. */
  seen: readonly [number, number];
}

export const CLOSED: Seats = { open: null, visit: null, seen: [0, 0] };

/** The seat the table is for: the one that is asked, or has a look. Solo it is nobody's in particular. */
export function facing(game: Game, seats: Seats): Seat | null {
  if (game.mode === 'solo') return null;
  const { prompt, turnPlayer } = current(game);
  return seats.visit ?? prompt?.seat ?? seats.open ?? turnPlayer;
}

/** Whether the next player has still to take the device. */
export const isClosed = (game: Game, seats: Seats): boolean =>
  game.mode === 'seats' && seats.open !== facing(game, seats);

/** The player takes the device. */
export function opened(game: Game, seats: Seats): Seats {
  const seat = facing(game, seats);
  if (seat === null) return seats;
  return { ...seats, open: seat, seen: seenBy(seats.seen, seat, game.cursor) };
}

/** After a decision: who looks at the table goes on seeing it while being asked. */
export function goneOn(before: Game, game: Game, seats: Seats, everyWindow: boolean): Seats {
  if (game.mode === 'solo') return seats;
  const asked = current(before).prompt?.seat ?? null;
  const next = current(game).prompt?.seat ?? null;
  const visit =
    everyWindow && asked !== null && next === asked && opensWindow(current(before), current(game))
      ? otherSeat(asked)
      : null;
  const stays = visit === null && next === seats.open && next !== null;
  return { ...seats, visit, seen: stays ? seenBy(seats.seen, next, game.cursor) : seats.seen };
}

function seenBy(seen: Seats['seen'], seat: Seat, step: number): [number, number] {
  const next: [number, number] = [...seen];
  next[seat] = Math.max(next[seat], step);
  return next;
}

/** Events after which the rules give the other player a window. */
const OPENS: ReadonlySet<string> = new Set([
  'summonAttempted',
  'summoned',
  'activated',
  'attackDeclared',
  'phaseBegan',
]);

function opensWindow(before: Duel, after: Duel): boolean {
  const start = before.pastCount + before.log.length;
  return [...after.past.flat(), ...after.log].some((event) => event.id >= start && OPENS.has(event.type));
}

/** The other player, who has to be asked before the duel goes back to this step; null where nobody has. */
export function mustAgree(game: Game, seats: Seats, step: number): Seat | null {
  if (game.mode === 'solo' || !hasPast(game) || step >= game.cursor || seats.open === null) return null;
  const other = otherSeat(seats.open);
  if (seats.seen[other] > step) return other;
  for (let at = step; at < game.cursor; at++)
    if (game.snapshots[at]?.prompt?.seat === other && !game.auto.includes(at)) return other;
  return null;
}

/** After going back: what lay beyond has not been seen on the line that is played now. */
export function goneBack(game: Game, seats: Seats): Seats {
  const { cursor } = game;
  return { ...seats, visit: null, seen: [Math.min(seats.seen[0], cursor), Math.min(seats.seen[1], cursor)] };
}

/** One player would like to go back past something the other has seen or done, or to end the duel in a draw. */
export interface Request {
  from: Seat;
  to: Seat;
  back: { step: number } | { branch: number } | { draw: true };
}
