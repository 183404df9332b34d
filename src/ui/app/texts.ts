/** The generated card texts come in a chunk of their own: the first board needs names only. */
import { useSyncExternalStore } from 'react';
import type * as CatalogueText from '@/catalogue/text';
import type { CardDefinition, DuelEvent, Reason } from '@/engine';
import type { Lang } from '@/store/settings';

export interface Texts extends Pick<typeof CatalogueText, 'effectText' | 'shortEffect'> {
  reasonText(reason: Reason, lang: Lang, nameOf: (card: number) => string): string;
  logLine(event: DuelEvent, lang: Lang): string | null;
  choiceText(card: CardDefinition, effect: number, choice: number, lang: Lang): string | null;
}

let texts: Texts | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function loadTexts(): Promise<void> {
  loading ??= import('@/catalogue/text').then(
    (loaded) => {
      texts = {
        ...loaded,
        reasonText: (reason) => reason.rule,
        logLine: (event) => JSON.stringify(event).slice(0, 120),
        choiceText: () => null,
      };
      for (const listener of listeners) listener();
    },
    (error) => {
      // Offline and not in the cache: the next card that is looked at tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!texts) loadTexts().catch(() => {});
  return () => listeners.delete(listener);
}

/** The texts, or null until they are there. */
export const useTexts = (): Texts | null => useSyncExternalStore(subscribe, () => texts);
