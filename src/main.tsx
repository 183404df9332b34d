import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme';
import { boxOf } from './store/box';
import { createDecksStore, DECK_KEYS } from './store/decks';
import { createDuelStore } from './store/duel';
import { createSettingsStore } from './store/settings';
import { createShelf } from './store/shelf';
import { browserTabs } from './store/tabs';
import { App } from './ui/app/App';
import { laterLetter, laterRules } from './ui/app/lazy';
import { watchUpdates } from './ui/app/updates';

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
const tab = newId();
const box = boxOf(() => window.localStorage);
const settings = createSettingsStore(box, navigator.languages);
const duel = createDuelStore({
  rules: laterRules,
  box,
  letter: laterLetter,
  newId,
  tab,
  tabs: browserTabs(tab),
  now: Date.now,
  preferences: settings.getState,
});
const shelf = createShelf({ box, newId, onRemoved: duel.getState().putAway });
// A page that is left has removed what it said it removed.
window.addEventListener('pagehide', () => shelf.getState().settle());
const decks = createDecksStore({ box, newId, now: Date.now });
window.addEventListener('storage', ({ key }) => {
  // Another tab wrote or removed a deck, or emptied the whole storage.
  if (key === null || key.startsWith(DECK_KEYS)) decks.getState().refresh();
});
const stores = { duel, settings, shelf, decks };

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App stores={stores} />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) watchUpdates(navigator.serviceWorker).catch(() => {});
