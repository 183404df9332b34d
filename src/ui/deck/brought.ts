/** Decks that come from elsewhere: pasted, dropped, opened as files, or in an address. */

import { createStore } from 'zustand/vanilla';
import { readDeckCode } from '@/catalogue/decklist/codes';
import { countOf } from '@/catalogue/decklist/piles';
import { placed, readDeck } from '@/catalogue/decklist/read';
import { type DecksStore, MAX_DECK_NAME } from '@/store/decks';
import type { Lang } from '@/store/settings';
import { finder, isExtra } from './catalog';
import { DECK_WORDS } from './words';

/** What came of the last one, line by line: the page shows it. */
export const report = createStore<{ lines: readonly string[] }>()(() => ({ lines: [] }));

const MOST_LINES = 8;

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
    report.setState({ lines: [said, words.nothingLost] });
    return false;
  }
  const unknown = Object.values(read.piles)
    .flat()
    .filter((card) => isExtra(card) === null).length;
  const wrong = read.faults.map(({ line, text: words_, why }) => words.wrongLine[why](line, words_));
  const more = wrong.length - MOST_LINES;
  report.setState({
    lines: [
      words.took(read.cards, unknown),
      ...wrong.slice(0, MOST_LINES),
      ...(more > 0 ? [words.moreLines(more)] : []),
    ],
  });
  const { open, change } = decks.getState();
  open({ id: null, name: name.slice(0, MAX_DECK_NAME), piles: { main: [], extra: [], side: [] } });
  change({ piles: read.piles });
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
