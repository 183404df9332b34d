import { useMemo } from 'react';
import { cards } from '@/catalogue';
import { type Duel, steps as statesOf } from '@/engine';
import type { Game } from '@/store/game';
import { lastSpan } from '../steps/span';
import type { Steps } from '../steps/useSteps';
import type { ChartBox } from './box';
import { pathOf } from './path';

/** The boxes passed since the last action of a player began, or from the frame before while what happened is stepped through. */
export function usePath(game: Game, steps: Steps | null): readonly ChartBox[] {
  const taken = useMemo(() => {
    const { cursor, snapshots, decisions } = game;
    const from = lastSpan(game, false)?.from;
    if (from === undefined) return snapshots.slice(cursor, cursor + 1);
    const states: Duel[] = [snapshots[from]!];
    for (let step = from; step < cursor; step++) {
      const answer = decisions[step]!;
      if (answer >= 0) states.push(...statesOf(snapshots[step]!, cards, answer));
    }
    return states;
  }, [game]);
  const at = steps?.at;
  const frames = steps?.frames;
  return useMemo(() => {
    if (!frames || at === undefined) return pathOf(taken);
    return pathOf(frames.slice(Math.max(0, at - 1), at + 1).map(({ duel }) => duel));
  }, [taken, frames, at]);
}
