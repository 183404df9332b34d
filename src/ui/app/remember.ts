/**
 * What this tab remembers of its duel over a reload: in the entry of its own history, which two tabs never share and
 * which is there also where the browser gives the page no storage.
 */
import { useEffect } from 'react';
import { useDuel, useStores } from './context';

export function recall(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'duel' in state ? state.duel : null;
}

export function useRemembered(isShown: boolean): void {
  const { duel } = useStores();
  const game = useDuel((state) => state.game);
  const kept = useDuel((state) => state.kept);
  useEffect(() => {
    if (!isShown || !game) return;
    try {
      window.history.replaceState({ duel: duel.getState().forTab(), kept }, '');
    } catch {
      // Too large, or too often for this browser: the next decision tries again.
    }
  }, [duel, game, kept, isShown]);
}
