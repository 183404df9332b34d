/** Where a reader stood in a ruling, kept with the entry of the browser's history: the way back leads there again. */
import { useEffect } from 'react';
import type { Player } from '../steps/usePlayer';

const KEY = 'rulingStep';

/** The frame of this entry; 0 where there is none yet. */
export function keptPlace(): number {
  const state: unknown = window.history.state;
  const at = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[KEY] : undefined;
  return typeof at === 'number' && Number.isInteger(at) ? Math.max(0, at) : 0;
}

export function useKeptPlace(player: Player): Player {
  const { at } = player;
  useEffect(() => {
    if (keptPlace() !== at) window.history.replaceState({ ...window.history.state, [KEY]: at }, '');
  }, [at]);
  return player;
}
