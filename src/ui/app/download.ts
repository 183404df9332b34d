/** Files the page gives the player. */

const RELEASE_MS = 10_000;

/** A text as a file of the player's. */
export function download(text: string, name: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers only begin to read it now.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** What every file system takes as a name. */
export const fileName = (name: string, ending: string): string =>
  `${name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}.${ending}`;
