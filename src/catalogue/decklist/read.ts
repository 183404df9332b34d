/** Reads a deck from whatever a player has: a `.ydk` file, a `ydke://` link, passcodes, or names in any language. */
import { isYdke, readYdke } from './codes';
import { countOf, type DeckPiles, MAX_CARDS, MAX_PASSCODE, type Pile } from './piles';

/** A line that is no card. Lines count from 1. */
interface LineFault {
  line: number;
  text: string;
  why: 'name' | 'number' | 'copies';
}

/** What is wrong with a text as a whole. */
export type DeckFault =
  | { what: 'empty' }
  | { what: 'damaged' }
  | { what: 'tooMany'; most: number }
  /** Nothing in it is a card; lines that look like one say what is wrong with them. */
  | { what: 'noDeck'; faults: LineFault[] };

export interface ReadDeck {
  piles: DeckPiles;
  /** Cards that were read. */
  cards: number;
  faults: LineFault[];
}

/** How cards are known here. */
export interface CardFinder {
  /** Passcode by a name in any language, written as people write it; null where no card or more than one is called so. */
  byName(name: string): number | null;
  /** Whether a card belongs into the Extra Deck; null for one that is not known. */
  isExtra(card: number): boolean | null;
}

const HEADS: readonly (readonly [RegExp, Pile])[] = [
  [/^(?:#|!)?\s*(?:side(?:\s*deck)?|사이드(?:\s*덱)?|サイド(?:デッキ)?)\s*(?:[:：(（].*)?$/i, 'side'],
  [/^(?:#|!)?\s*(?:extra(?:\s*deck)?|엑스트라(?:\s*덱)?|EXデッキ|EX\s*덱)\s*(?:[:：(（].*)?$/i, 'extra'],
  [
    /^(?:#|!)?\s*(?:main(?:\s*deck)?|메인(?:\s*덱)?|メイン(?:デッキ)?|monsters?|spells?|traps?|몬스터|마법|함정)\s*(?:[:：(（].*)?$/i,
    'main',
  ],
];
const headOf = (line: string): Pile | undefined => HEADS.find(([pattern]) => pattern.test(line))?.[1];

/** "3 Sangan", "3x Sangan", "x3 Sangan". */
const BEFORE = /^(?:(-?\d{1,6})\s*[x×*]?|[x×*]\s*(-?\d{1,6}))\s+(\S.*)$/i;
/** "Sangan x3", "Sangan (3)", "크리터 3장". */
const AFTER = /^(.*\S)\s*(?:\s[x×*]\s*(-?\d{1,6})|\((-?\d{1,6})\)|\s(-?\d{1,6})장)$/i;

/** What a line says, and how many of it. */
function parted(line: string): { what: string; copies: number } {
  const before = BEFORE.exec(line);
  if (before) return { what: before[3]!, copies: Number(before[1] ?? before[2]) };
  const after = AFTER.exec(line);
  if (after) return { what: after[1]!, copies: Number(after[2] ?? after[3] ?? after[4]) };
  return { what: line, copies: 1 };
}

/** More copies than any deck has are a slip. */
const MOST_COPIES = 60;

export function readDeck(text: string, find: CardFinder): ReadDeck | DeckFault {
  const whole = text.replace(/^\uFEFF/, '');
  if (whole.trim() === '') return { what: 'empty' };
  if (isYdke(whole)) {
    const piles = readYdke(whole);
    if (!piles) return { what: 'damaged' };
    return countOf(piles) === 0 ? { what: 'noDeck', faults: [] } : sorted(piles, [], find);
  }
  const piles: Record<Pile, number[]> = { main: [], extra: [], side: [] };
  const faults: LineFault[] = [];
  let pile: Pile = 'main';
  for (const [i, raw] of whole.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const head = headOf(line);
    if (head) {
      pile = head;
      continue;
    }
    // A comment of a file; a deck that is pasted as text has none.
    if (line === '' || line.startsWith('#') || line.startsWith('--') || line.startsWith('//')) continue;
    const fault = (why: LineFault['why']): number => faults.push({ line: i + 1, text: line.slice(0, 60), why });
    const isNumber = /^\d+$/.test(line);
    // A name may begin or end with a number itself.
    const named = isNumber ? null : find.byName(line);
    const { what, copies } = isNumber || named !== null ? { what: line, copies: 1 } : parted(line);
    const card = named ?? (/^\d+$/.test(what) ? Number(what) : find.byName(what));
    if (card === null) fault('name');
    else if (card < 1 || card > MAX_PASSCODE) fault('number');
    else if (copies < 1 || copies > MOST_COPIES) fault('copies');
    else piles[pile].push(...Array.from({ length: copies }, () => card));
    if (piles.main.length + piles.extra.length + piles.side.length > MAX_CARDS)
      return { what: 'tooMany', most: MAX_CARDS };
    if (faults.length > MAX_CARDS) return { what: 'noDeck', faults: [] };
  }
  const read = sorted(piles, faults, find);
  return read.cards === 0 ? { what: 'noDeck', faults } : read;
}

const sorted = (piles: DeckPiles, faults: LineFault[], find: CardFinder): ReadDeck => ({
  piles: placed(piles, find.isExtra),
  cards: countOf(piles),
  faults,
});

/** Every card where it belongs: what comes from elsewhere does not always keep Main and Extra Deck apart. */
export function placed(piles: DeckPiles, isExtra: CardFinder['isExtra']): DeckPiles {
  const main: number[] = [];
  const extra: number[] = [];
  for (const pile of ['main', 'extra'] as const)
    for (const card of piles[pile]) ((isExtra(card) ?? pile === 'extra') ? extra : main).push(card);
  return { main, extra, side: [...piles.side] };
}
