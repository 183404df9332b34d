/** Files that are opened, by choosing them or by dropping them on the page: the small part that home needs. */
import type { Stores } from './context';

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

/** What reads them comes when it is needed. Where it cannot be fetched, a notice says so and nothing was done. */
export async function openTexts(stores: Stores, texts: readonly Named[]): Promise<void> {
  if (texts.length === 0) return;
  const opener = await import('../library/bring').catch(() => null);
  if (opener) await opener.bring(stores, texts);
  else stores.duel.getState().tell({ what: 'notLoaded' });
}

/** The browser's own way to choose files. */
export function chooseFiles(stores: Stores): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.txt,.json,text/plain,application/json';
  input.addEventListener('change', () => openFiles(stores, [...(input.files ?? [])]));
  input.click();
}
