/** The duels of this browser as a list: named, taken away and brought back, taken in from files. The duels stay in the box. */
import { createStore } from 'zustand/vanilla';
import type { Box, Written } from './box';
import { contentOf, keyOf, removeSaved, type SavedDuel, savedDuel, savedDuels, sizeOf, unreadable } from './saved';

/** What became of duels that were brought from elsewhere. */
export interface TakenIn {
  added: number;
  /** Those that were here already. */
  known: number;
  /** Those the storage did not take, and what it said. */
  left: number;
  written: Written;
}

export interface ShelfState {
  /** Newest first, without those that are being taken away. */
  duels: readonly SavedDuel[];
  /** How many kept duels cannot be read. They are left alone. */
  unreadable: number;
  /** Characters in the storage. */
  size: number;
  /** Taken away, but still in the storage until it is settled: they can be brought back. */
  removed: readonly SavedDuel[];
  refresh(): void;
  /** An empty title takes it away. */
  rename(id: string, title: string): Written;
  /** They join what was taken away before and is not settled yet. */
  remove(ids: readonly string[]): void;
  restore(): void;
  /** Takes what was removed out of the storage, except what another tab has gone on with since. */
  settle(): void;
  /** Never writes over anything: what has a name that is taken gets another, and what is here already is left out. */
  takeIn(duels: readonly SavedDuel[]): TakenIn;
}

export interface ShelfParts {
  box: Box;
  newId(): string;
  /** The duel with this name has left the list. */
  onRemoved(id: string): void;
}

/** Longest title, in characters. */
export const MOST_TITLE = 60;
/** What a name from elsewhere may be made of. */
const NAME = /^[\w.-]{1,64}$/;

export function createShelf({ box, newId, onRemoved }: ShelfParts) {
  return createStore<ShelfState>()((set, get) => {
    const look = (removed = get().removed): void => {
      const hidden = new Set(removed.map(({ id }) => id));
      const duels = savedDuels(box).filter(({ id }) => !hidden.has(id));
      set({ duels, removed, unreadable: unreadable(box), size: sizeOf(box) });
    };
    const write = (duel: SavedDuel): Written => box.write(keyOf(duel.id), JSON.stringify(duel));
    return {
      duels: savedDuels(box),
      unreadable: unreadable(box),
      size: sizeOf(box),
      removed: [],
      refresh: () => look(),
      rename(id, title) {
        const found = savedDuel(box, id);
        if (!found) return 'closed';
        const { title: _old, ...rest } = found;
        const name = title.trim().slice(0, MOST_TITLE);
        const written = write({ ...rest, ...(name !== '' && { title: name }) });
        look();
        return written;
      },
      remove(ids) {
        const before = get().removed;
        const wanted = new Set(ids.filter((id) => !before.some((duel) => duel.id === id)));
        const removed = savedDuels(box).filter(({ id }) => wanted.has(id));
        look([...removed, ...before]);
        for (const { id } of removed) onRemoved(id);
      },
      restore: () => look([]),
      settle() {
        const { removed } = get();
        if (removed.length === 0) return;
        for (const duel of removed) if (savedDuel(box, duel.id)?.stamp === duel.stamp) removeSaved(box, duel.id);
        look([]);
      },
      takeIn(duels) {
        get().settle();
        const here = new Map(savedDuels(box).map((duel) => [contentOf(duel), duel]));
        const taken: TakenIn = { added: 0, known: 0, left: 0, written: 'ok' };
        for (const duel of duels) {
          const same = here.get(contentOf(duel));
          if (same) {
            taken.known++;
            if (same.title === undefined && duel.title !== undefined) write({ ...same, title: duel.title });
            continue;
          }
          const isFree = NAME.test(duel.id) && box.read(keyOf(duel.id)) === null;
          const { stamp: _other, ...rest } = duel;
          const own: SavedDuel = { ...rest, id: isFree ? duel.id : newId() };
          const written = write(own);
          if (written === 'ok') {
            taken.added++;
            here.set(contentOf(own), own);
          } else {
            taken.left++;
            taken.written = written;
          }
        }
        look();
        return taken;
      },
    };
  });
}

export type Shelf = ReturnType<typeof createShelf>;
