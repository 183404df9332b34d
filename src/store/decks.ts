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

/** What another tab did with the deck that is open here, or what this tab did because of it. */
export type Elsewhere =
  /** It is shown as the other tab left it; undo goes back to what was here. */
  | 'changed'
  /** It is no longer among the player's decks. What was here is still open. */
  | 'removed'
  /** Both tabs changed it: what is open here is a deck of its own from then on. */
  | 'copied';

export interface DecksState {
  /** The deck changed last comes first. */
  decks: readonly OwnDeck[];
  /** Entries that cannot be read; they stay where they are. */
  unreadable: number;
  /** For each seat the id of its deck, own or preset; null where nobody has chosen. */
  seats: readonly [string | null, string | null];
  draft: Draft;
  /** Earlier states of what is open; where the id is another one, the deck that was open before it. */
  past: readonly Draft[];
  future: readonly Draft[];
  /** Until another deck is opened; null where no other tab had to do with it. */
  elsewhere: Elsewhere | null;
  /** Whether what is open will still be there when the page is opened again. */
  kept: Written;
  /** The deck removed last, until something else is removed: it can be brought back. */
  removed: OwnDeck | null;
  /** Another deck comes into the editor. What is there is kept already. */
  open(draft: Draft): void;
  /** A deck that was brought from elsewhere is one of the player's own at once. Undo goes back to what was open before. */
  take(deck: Omit<Draft, 'id'>): void;
  /** Changes what is open: from then on it is one of the player's own decks. */
  change(to: Partial<Omit<Draft, 'id'>>): void;
  undo(): void;
  redo(): void;
  remove(id: string): void;
  bringBack(): void;
  sit(seat: Seat, id: string): void;
  /** Reads again what other tabs may have written. */
  refresh(): void;
}

/** How the names of entries that are decks begin. */
export const DECK_KEYS = 'spellspeed.deck.';
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
  const keys = box.keys().filter((key) => key.startsWith(DECK_KEYS));
  const decks = keys.flatMap((key) => deckIn(key.slice(DECK_KEYS.length), box.read(key)) ?? []);
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
  const first = readAll(box);
  return createStore<DecksState>()((set, get) => {
    /** The text of each deck as this tab read or wrote it last. */
    const seen = new Map<string, string | null>();
    const look = ({ decks }: Pick<DecksState, 'decks'>): void => {
      for (const { id } of decks) seen.set(id, box.read(DECK_KEYS + id));
    };
    look(first);
    type Steps = Pick<DecksState, 'past' | 'future'>;
    /** What is open is written down, and with an id it is one of the player's decks. */
    const show = (draft: Draft, steps: Steps): void => {
      const { id, name, piles } = draft;
      if (id === null) {
        set({ draft, ...steps, kept: box.write(DRAFT, JSON.stringify(draft)) });
        return;
      }
      const stored = box.read(DECK_KEYS + id);
      if (stored !== null && stored !== seen.get(id)) {
        const own = newId();
        const renamed = (list: readonly Draft[]) => list.map((one) => (one.id === id ? { ...one, id: own } : one));
        set({ elsewhere: 'copied', ...readAll(box) });
        show({ ...draft, id: own }, { past: renamed(steps.past), future: renamed(steps.future) });
        return;
      }
      box.write(DRAFT, JSON.stringify({ id }));
      const own: OwnDeck = { id, name, piles, changed: now() };
      const text = JSON.stringify({ name, piles, changed: own.changed });
      const kept = box.write(DECK_KEYS + id, text);
      if (kept === 'ok') seen.set(id, text);
      set({ draft, ...steps, kept, decks: [own, ...get().decks.filter((deck) => deck.id !== id)] });
    };
    const drop = (id: string): void => {
      box.remove(DECK_KEYS + id);
      seen.delete(id);
      set({ decks: get().decks.filter((deck) => deck.id !== id) });
    };
    /** Opening is no change: a deck of the player's own stays as it is and keeps its place in the list. */
    const lay = (draft: Draft, steps: Steps): void => {
      const kept = box.write(DRAFT, JSON.stringify(draft.id === null ? draft : { id: draft.id }));
      set({ draft, ...steps, kept, elsewhere: null });
    };
    const goTo = (to: Draft, steps: Steps): void => {
      const { id } = get().draft;
      if (to.id === id) {
        show(to, steps);
        return;
      }
      const own = get().decks.find((deck) => deck.id === to.id);
      if (own || to.id === null) lay(own ?? to, steps);
      else show(to, steps);
    };
    return {
      ...first,
      seats: readSeats(box),
      draft: readDraft(box, first.decks),
      past: [],
      future: [],
      elsewhere: null,
      kept: 'ok',
      removed: null,
      open: (draft) => lay(draft, { past: [], future: [] }),
      take(deck) {
        const { draft, past } = get();
        set({ elsewhere: null });
        show({ ...deck, id: newId() }, { past: [...past, draft].slice(-MOST_STEPS), future: [] });
      },
      change(to) {
        const { draft, past, elsewhere } = get();
        const id = draft.id ?? newId();
        if (elsewhere !== 'copied') set({ elsewhere: null });
        show({ ...draft, ...to, id }, { past: [...past, { ...draft, id }].slice(-MOST_STEPS), future: [] });
      },
      undo() {
        const { draft, past, future } = get();
        const before = past.at(-1);
        if (!before) return;
        // What was brought from elsewhere goes with the step that brought it.
        if (draft.id !== null && draft.id !== before.id) drop(draft.id);
        goTo(before, { past: past.slice(0, -1), future: [draft, ...future] });
      },
      redo() {
        const { draft, past, future } = get();
        const [next, ...rest] = future;
        if (next) goTo(next, { past: [...past, draft], future: rest });
      },
      remove(id) {
        const { decks, draft } = get();
        const removed = decks.find((deck) => deck.id === id);
        if (!removed) return;
        drop(id);
        set({ removed });
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
      refresh() {
        const { draft, past } = get();
        const { id } = draft;
        const before = id === null ? null : seen.get(id);
        const read = readAll(box);
        look(read);
        set(read);
        if (id === null || box.read(DECK_KEYS + id) === before) return;
        const own = read.decks.find((deck) => deck.id === id);
        if (own) set({ draft: own, past: [...past, draft].slice(-MOST_STEPS), future: [], elsewhere: 'changed' });
        else set({ draft: { ...draft, id: null }, past: [], future: [], elsewhere: 'removed' });
      },
    };
  });
}
export type DecksStore = ReturnType<typeof createDecksStore>;
