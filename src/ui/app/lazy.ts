/**
 * The rules, the cards, the table and the dialogs come in chunks of their own: home does not need them, and fetches them
 * once it stands.
 */
import { useSyncExternalStore } from 'react';
import type { DuelStore } from '@/store/duel';
import type { Rules } from '@/store/rules';
import type { FrameLetter } from '@/store/summary';
import type * as Parts from './later';

type Later = typeof Parts;

let later: Later | null = null;
let loading: Promise<Later> | null = null;
const listeners = new Set<() => void>();

export function loadLater(): Promise<Later> {
  loading ??= import('./later').then(
    (loaded) => {
      later = loaded;
      for (const listener of listeners) listener();
      return loaded;
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

/**
 * Does what needs the rules: at once where they are there, else as soon as they are. False, and a notice, where they
 * cannot be fetched: then nothing was done, and the next call fetches them again.
 */
export async function withLater(store: DuelStore, what: (later: Later) => void | Promise<void>): Promise<boolean> {
  let parts = later;
  if (!parts) {
    try {
      parts = await loadLater();
    } catch {
      store.getState().tell({ what: 'notLoaded' });
      return false;
    }
    if (store.getState().notice?.what === 'notLoaded') store.getState().dismiss();
  }
  await what(parts);
  return true;
}

function there(): Later {
  if (!later) throw new Error('The rules were asked before they were there: withLater waits for them.');
  return later;
}

/** The rules for a store that is made before they are there. A duel comes to the table through `withLater` only. */
export const laterRules: Rules = {
  start: (opening) => there().rules.start(opening),
  advance: (duel, answer) => there().rules.advance(duel, answer),
  hash: (duel) => there().rules.hash(duel),
};
export const laterLetter: FrameLetter = (def) => there().letter(def);
