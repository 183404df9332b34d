/** What has just happened: from where to where a player steps through it. */
import type { Duel } from '@/engine';
import type { Game } from '@/store/game';
import { lengthOf, type Span } from './frames';

/**
 * The Chain that is shown, from before whatever led to its first link; without one, the last decision.
 * @param chained a Chain is shown, being built, resolving or just resolved
 */
export function lastSpan(game: Game, chained: boolean): Span | null {
  const { cursor, snapshots, auto } = game;
  if (cursor === 0) return null;
  const now = snapshots[cursor]!;
  const { log } = now;
  const began = chained ? log.findLast((event) => event.type === 'activated' && event.chain === 1) : undefined;
  let from = cursor - 1;
  if (began) while (from > 0 && lengthOf(snapshots[from]!) > began.id) from--;
  while (from > 0 && (auto.includes(from) || inTheMiddle(snapshots[from]!))) from--;
  return { from, to: cursor };
}

/** The step at which an entry of the log had happened. */
export function stepOf({ snapshots }: Pick<Game, 'snapshots'>, event: number): number {
  return Math.max(
    0,
    snapshots.findIndex((duel) => lengthOf(duel) > event),
  );
}

/** What belongs together around a step: the whole Chain, or what one decision brought about. It ends at the table. */
export function spanAround(game: Game, step: number): Span {
  const { cursor, snapshots, auto } = game;
  const isWithin = (at: number): boolean =>
    auto.includes(at) || inTheMiddle(snapshots[at]!) || snapshots[at]!.chain.length > 0;
  let from = Math.max(0, step - 1);
  while (from > 0 && isWithin(from)) from--;
  let to = Math.min(step, cursor);
  while (to < cursor && isWithin(to)) to++;
  return { from, to };
}

/** A question about something that has begun: its beginning was an earlier decision. */
const inTheMiddle = (duel: Duel): boolean =>
  duel.frames.length > 0 || duel.chain.some((link) => link.state !== 'waiting');
