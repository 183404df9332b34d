/** The generated card texts come in a chunk of their own: the first board needs names only. */
import { useSyncExternalStore } from 'react';
import type * as CatalogueText from '@/catalogue/text';

export type Texts = typeof CatalogueText;

let texts: Texts | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function loadTexts(): Promise<void> {
  loading ??= import('@/catalogue/text')
    .then((loaded) => {
      texts = loaded;
      for (const listener of listeners) listener();
    })
    .catch((error) => {
      // Offline and not in the cache: the next card that is looked at tries again.
      loading = null;
      throw error;
    });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!texts) loadTexts().catch(() => {});
  return () => listeners.delete(listener);
}

/** The texts, or null until they are there. */
export const useTexts = (): Texts | null => useSyncExternalStore(subscribe, () => texts);
