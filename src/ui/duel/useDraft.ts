import { useState } from 'react';
import type { Duel } from '@/engine';

/** Cards chosen for a run of picks, in the order they were chosen. It is dropped when the duel moves: a draft is no state. */
export function useDraft(duel: Duel): [readonly number[], (cards: readonly number[]) => void] {
  const [draft, setDraft] = useState<{ of: Duel; cards: readonly number[] }>({ of: duel, cards: [] });
  const cards = draft.of === duel ? draft.cards : NONE;
  return [cards, (next) => setDraft({ of: duel, cards: next })];
}

const NONE: readonly number[] = [];
