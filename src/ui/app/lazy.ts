/** The table and the dialogs come in a chunk of their own: home does not need them, and fetches them once it stands. */
import { useSyncExternalStore } from 'react';
import type * as Parts from './later';

type Later = typeof Parts;

let later: Later | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function loadLater(): Promise<void> {
  loading ??= import('./later').then(
    (loaded) => {
      later = loaded;
      for (const listener of listeners) listener();
    },
    (error) => {
      // Offline and not in the cache: the next look tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!later) loadLater().catch(() => {});
  return () => listeners.delete(listener);
}

/** What comes later, or null until it is there. */
export const useLater = (): Later | null => useSyncExternalStore(subscribe, () => later);
