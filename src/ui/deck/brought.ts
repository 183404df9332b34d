/** Decks that come from elsewhere: pasted, dropped, opened as files, or in an address. */

import { createStore } from 'zustand/vanilla';
import { readDeckCode } from '@/catalogue/decklist/codes';
import { countOf } from '@/catalogue/decklist/piles';
import { placed, type ReadDeck, readDeck } from '@/catalogue/decklist/read';
import { type DecksStore, MAX_DECK_NAME } from '@/store/decks';
import type { Lang } from '@/store/settings';
import { finder, isExtra } from './catalog';
import { DECK_WORDS, type DeckWords } from './words';

/** What came of the last one, line by line: the page shows it. */
export const report = createStore<{ lines: readonly string[] }>()(() => ({ lines: [] }));

const MOST_LINES = 8;

function wrongLines(faults: ReadDeck['faults'], words: DeckWords): string[] {
  const more = faults.length - MOST_LINES;
  return [
    ...faults.slice(0, MOST_LINES).map(({ line, text, why }) => words.wrongLine[why](line, text)),
    ...(more > 0 ? [words.moreLines(more)] : []),
  ];
}

/**
 * Puts the deck of a text into the editor, as a new one: what was open stays among the player's decks.
 * @param name what it is called, where the text does not say
 * @returns false where it holds no deck; then nothing was changed
 */
export function takeIn(decks: DecksStore, text: string, lang: Lang, name = ''): boolean {
  const words = DECK_WORDS[lang];
  const read = readDeck(text, finder);
  if ('what' in read) {
    const { fault } = words;
    const said = read.what === 'tooMany' ? fault.tooMany(read.most) : fault[read.what];
    const wrong = read.what === 'noDeck' ? wrongLines(read.faults, words) : [];
    report.setState({ lines: [said, ...wrong, words.nothingLost] });
    return false;
  }
  const unknown = Object.values(read.piles)
    .flat()
    .filter((card) => isExtra(card) === null).length;
  report.setState({ lines: [words.took(read.cards, unknown), ...wrongLines(read.faults, words)] });
  decks.getState().take({ name: name.slice(0, MAX_DECK_NAME), piles: read.piles });
  return true;
}

/** The deck of an address is shown and not kept until it is changed. False where it is damaged. */
export function showShared(decks: DecksStore, code: string, lang: Lang): boolean {
  const read = readDeckCode(code);
  if (!read || countOf(read.piles) === 0) {
    report.setState({ lines: [DECK_WORDS[lang].badAddress] });
    return false;
  }
  report.setState({ lines: [] });
  decks.getState().open({ id: null, name: read.name.slice(0, MAX_DECK_NAME), piles: placed(read.piles, isExtra) });
  return true;
}
