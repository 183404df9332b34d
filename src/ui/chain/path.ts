/** The way through the timing chart: the boxes that were passed on the way to where the duel is. */
import type { Duel } from '@/engine';
import { boxOf, type ChartBox } from './box';

/**
 * @param states on the way, in order; the last is where the duel is
 * @returns each box once in a row
 */
export function pathOf(states: readonly Duel[]): ChartBox[] {
  const boxes: ChartBox[] = [];
  for (const [i, { at, prompt, turnPlayer }] of states.entries()) {
    // A look for triggers that finds none leads on at once.
    const next = states[i + 1]?.at.timing;
    if (at.timing === 'triggerCheck' && next !== undefined && !next.startsWith('chain')) continue;
    if (BETWEEN.has(at.timing) && next !== undefined) continue;
    const box = boxOf(at.timing, prompt && { kind: prompt.kind, ofTurnPlayer: prompt.seat === turnPlayer });
    if (box && boxes.at(-1) !== box) boxes.push(box);
  }
  return boxes;
}

/** What the chart counts to the action or the Phase it belongs to. */
const BETWEEN: ReadonlySet<Duel['at']['timing']> = new Set(['summonPending', 'summonResult', 'gameProcess']);

/** "A>B" for each pair that follows one another. */
export const legsOf = (path: readonly ChartBox[]): ReadonlySet<string> =>
  new Set(path.slice(1).map((box, i) => `${path[i]}>${box}`));
