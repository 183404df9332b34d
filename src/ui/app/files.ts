/** Files that are opened, by choosing them or by dropping them on the page: the small part that home needs. */
import type { Stores } from './context';
import { withDeck } from './lazy';
import { DECK, goTo } from './route';

/** A name and what is in it. */
export interface Named {
  name: string;
  text: string;
}

export async function openFiles(stores: Stores, files: readonly File[]): Promise<void> {
  await openTexts(
    stores,
    await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text().catch(() => '') }))),
  );
}

/** Whether a text is a deck: a `ydke` link, an address of the deck editor, or a `.ydk` file. */
export const holdsDeck = (text: string): boolean =>
  /^\s*ydke:/i.test(text) || text.includes(`${DECK}/`) || /^\s*#(?:main|extra|created by)\b/m.test(text);

/** Puts a deck into the editor, which is a chunk of its own. Of several the last is open and all are kept. */
export async function openDeck({ duel, decks, settings }: Stores, texts: readonly Named[]): Promise<void> {
  const isThere = await withDeck(duel, ({ takeIn }) => {
    for (const { name, text } of texts) {
      const [, code] = text.split(`${DECK}/`);
      if (code === undefined) takeIn(decks, text, settings.getState().lang, name.replace(/\.\w+$/, ''));
      else window.location.hash = `${DECK}/${code.trim()}`;
    }
  });
  if (isThere && !window.location.hash.startsWith(DECK)) goTo(DECK);
}

/** What reads them comes when it is needed. Where it cannot be fetched, a notice says so and nothing was done. */
export async function openTexts(stores: Stores, texts: readonly Named[]): Promise<void> {
  // In the deck editor everything is taken for a deck that is not plainly something else: it says what is wrong with it.
  const isAtDeck = window.location.hash.startsWith(DECK);
  const isOther = (text: string): boolean => /^\s*[{[]/.test(text) || text.includes('#/d/');
  const found = texts.filter(
    ({ name, text }) => holdsDeck(text) || /\.ydk$/i.test(name) || (isAtDeck && !isOther(text)),
  );
  if (found.length > 0) await openDeck(stores, found);
  const others = texts.filter((text) => !found.includes(text));
  if (others.length === 0) return;
  const opener = await import('../library/bring').catch(() => null);
  if (opener) await opener.bring(stores, others);
  else stores.duel.getState().tell({ what: 'notLoaded' });
}

/** The browser's own way to choose files. */
export function chooseFiles(stores: Stores): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.txt,.json,.ydk,text/plain,application/json';
  input.addEventListener('change', () => openFiles(stores, [...(input.files ?? [])]));
  input.click();
}
