/** The Chain that has resolved: how long it is still shown, and what the log adds to it. */
import type { DuelEvent, LinkOutcome, LinkView } from '@/engine';

/** What a player or the turn does on its own: with it the last Chain is over and done. */
const NEXT_ACTIONS: ReadonlySet<DuelEvent['type']> = new Set([
  'turnBegan',
  'phaseBegan',
  'summonAttempted',
  'set',
  'attackDeclared',
  'activated',
  'duelEnded',
]);

export const isOver = (state: LinkView['state']): state is LinkOutcome => state !== 'waiting' && state !== 'resolving';

/**
 * Whether the last Chain has resolved and nothing has been done since.
 * @param since event at which the last decision was taken: a Phase that ends by itself after it hides nothing
 */
export function justResolved(log: readonly DuelEvent[], since = Number.POSITIVE_INFINITY): boolean {
  const end = log.findLastIndex((event) => event.type === 'chainResolved');
  if (end < 0) return false;
  if (log[end]!.id >= since) return true;
  return !log.slice(end + 1).some((event) => NEXT_ACTIONS.has(event.type) && event.link === undefined);
}

/** Number of the link that negated this one, when the log says so. */
export function negatedBy(log: readonly DuelEvent[], number: number): number | null {
  for (const event of log.toReversed()) {
    if (event.type === 'activated' && event.chain === 1) return null;
    const negated = event.type === 'activationNegated' || event.type === 'effectNegated';
    if (negated && event.chain === number) return event.link !== number ? (event.link ?? null) : null;
  }
  return null;
}
