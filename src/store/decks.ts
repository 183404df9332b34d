/** Decks of the player's own, kept in this browser: one entry of its storage for each, and which deck each seat takes. */
import { createStore } from 'zustand/vanilla';
import { arePiles, type DeckPiles, NO_CARDS } from '../catalogue/decklist/piles';
import type { Seat } from '../engine/terms';
import type { Box, Written } from './box';

export interface OwnDeck {
  id: string;
  name: string;
  piles: DeckPiles;
  /** When it was changed last, in ms since 1970. */
  changed: number;
}

/** What lies open in the editor; without an id it is not kept yet. */
export interface Draft {
  id: string | null;
  name: string;
  piles: DeckPiles;
}

type Step = Pick<Draft, 'name' | 'piles'>;

export interface DecksState {
  /** The deck changed last comes first. */
  decks: readonly OwnDeck[];
  /** Entries that cannot be read; they stay where they are. */
  unreadable: number;
  /** For each seat the id of its deck, own or preset; null where nobody has chosen. */
  seats: readonly [string | null, string | null];
  draft: Draft;
  past: readonly Step[];
  future: readonly Step[];
  /** Whether what is open will still be there when the page is opened again. */
  kept: Written;
  /** The deck removed last, until something else is removed: it can be brought back. */
  removed: OwnDeck | null;
  /** Another deck comes into the editor. What is there is kept already. */
  open(draft: Draft): void;
  /** Changes what is open: from then on it is one of the player's own decks. */
  change(step: Partial<Step>): void;
  undo(): void;
  redo(): void;
  remove(id: string): void;
  bringBack(): void;
  sit(seat: Seat, id: string): void;
  /** Reads again what other tabs may have written. */
  refresh(): void;
}

const PREFIX = 'spellspeed.deck.';
const SEATS = 'spellspeed.seat-decks';
const DRAFT = 'spellspeed.deck-draft';
const MOST_STEPS = 100;
/** Characters of a name. */
export const MAX_DECK_NAME = 40;

export const EMPTY_DRAFT: Draft = { id: null, name: '', piles: NO_CARDS };

interface Options {
  box: Box;
  newId(): string;
  /** Ms since 1970. */
  now(): number;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function deckIn(id: string, text: string | null): OwnDeck | null {
  const value = parsed(text) as Partial<OwnDeck> | null;
  if (typeof value !== 'object' || value === null || !arePiles(value.piles) || typeof value.name !== 'string')
    return null;
  return { id, name: value.name, piles: value.piles, changed: Number(value.changed) || 0 };
}

function readAll(box: Box): Pick<DecksState, 'decks' | 'unreadable'> {
  const keys = box.keys().filter((key) => key.startsWith(PREFIX));
  const decks = keys.flatMap((key) => deckIn(key.slice(PREFIX.length), box.read(key)) ?? []);
  return { decks: decks.toSorted((a, b) => b.changed - a.changed), unreadable: keys.length - decks.length };
}

function readSeats(box: Box): DecksState['seats'] {
  const value = parsed(box.read(SEATS));
  const [a, b] = Array.isArray(value) ? value : [];
  return [typeof a === 'string' ? a : null, typeof b === 'string' ? b : null];
}

function readDraft(box: Box, decks: readonly OwnDeck[]): Draft {
  const value = parsed(box.read(DRAFT)) as Partial<Draft> | null;
  const own = decks.find(({ id }) => id === value?.id);
  if (own) return own;
  if (!value || !arePiles(value.piles) || typeof value.name !== 'string') return EMPTY_DRAFT;
  return { id: null, name: value.name, piles: value.piles };
}

export function createDecksStore({ box, newId, now }: Options) {
  const read = readAll(box);
  return createStore<DecksState>()((set, get) => {
    /** What is open is written down, and with an id it is one of the player's decks. */
    const show = (draft: Draft, steps: Pick<DecksState, 'past' | 'future'>): void => {
      const { id, name, piles } = draft;
      const drafted = box.write(DRAFT, JSON.stringify(id === null ? draft : { id }));
      if (id === null) {
        set({ draft, ...steps, kept: drafted });
        return;
      }
      const own: OwnDeck = { id, name, piles, changed: now() };
      const kept = box.write(PREFIX + id, JSON.stringify({ name, piles, changed: own.changed }));
      set({ draft, ...steps, kept, decks: [own, ...get().decks.filter((deck) => deck.id !== id)] });
    };
    const step = ({ name, piles }: Draft): Step => ({ name, piles });
    return {
      ...read,
      seats: readSeats(box),
      draft: readDraft(box, read.decks),
      past: [],
      future: [],
      kept: 'ok',
      removed: null,
      open(draft) {
        // Opening is no change: the deck keeps its place in the list.
        const kept = box.write(DRAFT, JSON.stringify(draft.id === null ? draft : { id: draft.id }));
        set({ draft, past: [], future: [], kept });
      },
      change(to) {
        const { draft, past } = get();
        const next = { ...draft, ...to, id: draft.id ?? newId() };
        show(next, { past: [...past, step(draft)].slice(-MOST_STEPS), future: [] });
      },
      undo() {
        const { draft, past, future } = get();
        const before = past.at(-1);
        if (before) show({ ...draft, ...before }, { past: past.slice(0, -1), future: [step(draft), ...future] });
      },
      redo() {
        const { draft, past, future } = get();
        const [next, ...rest] = future;
        if (next) show({ ...draft, ...next }, { past: [...past, step(draft)], future: rest });
      },
      remove(id) {
        const { decks, draft } = get();
        const removed = decks.find((deck) => deck.id === id);
        if (!removed) return;
        box.remove(PREFIX + id);
        set({ removed, decks: decks.filter((deck) => deck !== removed) });
        if (draft.id === id) get().open(EMPTY_DRAFT);
      },
      bringBack() {
        const { removed } = get();
        if (!removed) return;
        get().open(removed);
        show(removed, { past: [], future: [] });
        set({ removed: null });
      },
      sit(seat, id) {
        const [a, b] = get().seats;
        const seats: DecksState['seats'] = seat === 0 ? [id, b] : [a, id];
        box.write(SEATS, JSON.stringify(seats));
        set({ seats });
      },
      refresh: () => set(readAll(box)),
    };
  });
}
export type DecksStore = ReturnType<typeof createDecksStore>;
