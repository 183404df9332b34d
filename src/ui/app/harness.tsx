/** For tests: the page with the real rules and a storage of its own. */
import { cleanup, render } from '@testing-library/react';
import { cardById, cards } from '@/catalogue';
import { memoryBox } from '@/store/box';
import { createDecksStore } from '@/store/decks';
import { createDuelStore } from '@/store/duel';
import { rulesWith } from '@/store/rules';
import { createSettingsStore } from '@/store/settings';
import { createShelf } from '@/store/shelf';
import { frameLetter } from '../home/frameLetter';
import { App } from './App';

export function makeStores(box = memoryBox()) {
  let id = 0;
  const settings = createSettingsStore(box, ['en']);
  const newId = () => `test${++id}`;
  const duel = createDuelStore({
    rules: rulesWith(cards),
    box,
    letter: (def) => frameLetter(cardById(def)),
    newId,
    now: Date.now,
    preferences: settings.getState,
  });
  const shelf = createShelf({ box, newId, onRemoved: duel.getState().putAway });
  return { duel, settings, shelf, decks: createDecksStore({ box, newId, now: Date.now }) };
}

/** Shows the page at this address. */
export function showPage(hash = '#/', stores = makeStores()) {
  cleanup();
  window.location.hash = hash;
  return { stores, ...render(<App stores={stores} />) };
}
