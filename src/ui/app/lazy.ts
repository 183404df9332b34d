/**
 * The rules, the cards, the table and the dialogs come in chunks of their own: home does not need them, and fetches them
 * once it stands.
 */
import { useSyncExternalStore } from 'react';
import type { DuelStore } from '@/store/duel';
import type { Rules } from '@/store/rules';
import type { FrameLetter } from '@/store/summary';
import type * as DeckParts from '../deck';
import type * as EditorParts from '../editor';
import type * as Library from '../library/Library';
import type * as Rulebook from '../rulebook/Rulebook';
import type * as Parts from './later';
import { loadTexts } from './texts';

type Later = typeof Parts;

/** A chunk that is fetched once; whoever waits for it is told. */
function chunkOf<T>(fetch: () => Promise<T>) {
  let there: T | null = null;
  let loading: Promise<T> | null = null;
  const listeners = new Set<() => void>();
  const now = (): T | null => there;
  function load(): Promise<T> {
    loading ??= fetch().then(
      (loaded) => {
        there = loaded;
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
    if (!there) load().catch(() => {});
    return () => listeners.delete(listener);
  }
  return { load, now, use: (): T | null => useSyncExternalStore(subscribe, now) };
}

const parts = chunkOf<Later>(() => import('./later'));
const editor = chunkOf<typeof EditorParts>(() => import('../editor'));
const deck = chunkOf<typeof DeckParts>(() => import('../deck'));
const rulebook = chunkOf<typeof Rulebook>(() => import('../rulebook/Rulebook'));

const library = chunkOf<typeof Library>(() => import('../library/Library'));

export const loadLater = parts.load;
/** What comes later, or null until it is there. */
export const useLater = parts.use;
/** The rulebook, or null until it is there. */
export const useRulebook = rulebook.use;

/** All duels of this browser, or null until what shows them is there. */
export const useLibrary = library.use;

/** The deck editor, or null until it is there. */
export const useDeck = deck.use;

/** The board editor, or null until it is there. */
export const useEditor = editor.use;

/**
 * Does what needs the rules: at once where they are there, else as soon as they are. False, and a notice, where they
 * cannot be fetched: then nothing was done, and the next call fetches them again.
 */
export async function withLater(store: DuelStore, what: (later: Later) => void | Promise<void>): Promise<boolean> {
  const there = parts.now() ?? (await fetched(store, parts.load));
  if (!there) return false;
  await what(there);
  return true;
}

let latest = 0;

/**
 * The same for what was pressed on a page. While it waits, Escape, the next press and leaving the page take it back: what
 * comes late must not cover what somebody has gone on to. Then false, and nothing was done.
 */
export async function whenPressed(store: DuelStore, what: (later: Later) => void): Promise<boolean> {
  const { hash } = window.location;
  const press = ++latest;
  let isTakenBack = false;
  let isDone = false;
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') isTakenBack = true;
  };
  window.addEventListener('keydown', listen);
  try {
    await withLater(store, (later) => {
      if (isTakenBack || press !== latest || window.location.hash !== hash) return;
      what(later);
      isDone = true;
    });
  } finally {
    window.removeEventListener('keydown', listen);
  }
  return isDone;
}

/** Waits for the rulebook and the rules it plays by. False, and a notice, where they cannot be fetched. */
export async function withRulebook(store: DuelStore): Promise<boolean> {
  return (await fetched(store, () => Promise.all([rulebook.load(), parts.load(), loadTexts()]))) !== null;
}

/** Waits for what shows all duels. */
export const withLibrary = async (store: DuelStore): Promise<boolean> => (await fetched(store, library.load)) !== null;

/** Waits for the deck editor and the cards. */
export const withDeck = async (
  store: DuelStore,
  what: (parts: typeof DeckParts) => void = () => {},
): Promise<boolean> => {
  const [there] = (await fetched(store, () => Promise.all([deck.load(), parts.load(), loadTexts()]))) ?? [];
  if (there) what(there);
  return there !== undefined;
};

/** Waits for the board editor and the rules it judges by. */
export const withEditor = async (store: DuelStore): Promise<boolean> =>
  (await fetched(store, () => Promise.all([editor.load(), parts.load(), loadTexts()]))) !== null;

async function fetched<T>(store: DuelStore, load: () => Promise<T>): Promise<T | null> {
  try {
    const loaded = await load();
    if (store.getState().notice?.what === 'notLoaded') store.getState().dismiss();
    return loaded;
  } catch {
    store.getState().tell({ what: 'notLoaded' });
    return null;
  }
}

function there(): Later {
  const later = parts.now();
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
