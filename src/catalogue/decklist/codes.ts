/** Deck lists as other programs write them: `ydke://` links and `.ydk` files, and the part of an address of this page. */
import { type DeckPiles, MAX_CARDS, PILES, type Pile } from './piles';

const PREFIX = 'ydke://';

/** Little-endian 32-bit numbers in Base64, as `ydke` has them. */
function base64Of(pile: readonly number[]): string {
  const bytes = new Uint8Array(pile.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, card] of pile.entries()) view.setUint32(i * 4, card, true);
  return btoa(String.fromCharCode(...bytes));
}

/** Null where it is no Base64 or not a whole number of cards. */
function pileOf(text: string): number[] | null {
  let bytes: string;
  try {
    bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
  if (bytes.length % 4 !== 0 || bytes.length > MAX_CARDS * 4) return null;
  const view = new DataView(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)).buffer);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

export const ydkeOf = (piles: DeckPiles): string =>
  `${PREFIX}${PILES.map((pile) => `${base64Of(piles[pile])}!`).join('')}`;

export const isYdke = (text: string): boolean => text.trim().toLowerCase().startsWith(PREFIX);

/** Null where it is damaged. Line breaks of a chat and a missing last part do no harm. */
export function readYdke(text: string): DeckPiles | null {
  const parts = text.replace(/\s/g, '').slice(PREFIX.length).split('!');
  if (parts.length < 2 || parts.slice(PILES.length).some((part) => part !== '')) return null;
  const piles = PILES.map((_, i) => pileOf(parts[i] ?? ''));
  const [main, extra, side] = piles;
  return main && extra && side ? { main, extra, side } : null;
}

const HEADS: Record<Pile, string> = { main: '#main', extra: '#extra', side: '!side' };

/** @param ending of lines: as files of these programs have them */
export const ydkOf = (piles: DeckPiles, ending = '\n'): string =>
  `${['#created by Spellspeed', ...PILES.flatMap((pile) => [HEADS[pile], ...piles[pile].map(String)])].join(ending)}${ending}`;

/** The end of an address of this page that holds a deck: its piles and its name. */
export const deckCode = (piles: DeckPiles, name: string): string =>
  [...PILES.map((pile) => urlSafe(base64Of(piles[pile]))), encodeURIComponent(name)].join('.');

const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Null where it is damaged. */
export function readDeckCode(code: string): { piles: DeckPiles; name: string } | null {
  const [main, extra, side, name = '', ...rest] = code.split('.');
  if (rest.length > 0) return null;
  const [a, b, c] = [main, extra, side].map((part) => (part === undefined ? null : pileOf(part)));
  if (!a || !b || !c) return null;
  try {
    return { piles: { main: a, extra: b, side: c }, name: decodeURIComponent(name) };
  } catch {
    return null;
  }
}
