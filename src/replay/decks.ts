/** Two Decks in a link. */
import type { DeckList } from '@/engine';
import type { Reader, Writer } from './bytes';
import { readSorted, writeSorted } from './codes';
import { wrong } from './fault';
import { LIMITS } from './record';

/** One entry of the table of cards in two Decks: `copies` of each seat, in the Main or the Extra Deck. */
interface Entry {
  code: number;
  extra: boolean;
  copies: [number, number];
}

const PILES = [
  { seat: 0, extra: false },
  { seat: 1, extra: false },
  { seat: 0, extra: true },
  { seat: 1, extra: true },
] as const;

const pileOf = (decks: readonly [DeckList, DeckList], { seat, extra }: (typeof PILES)[number]): number[] =>
  extra ? decks[seat].extra : decks[seat].main;
const isSorted = (list: readonly number[]): boolean => list.every((code, i) => i === 0 || list[i - 1]! <= code);

/**
 * A pile in ascending order is written as numbers of copies, another one card by card. One byte holds up to three
 * copies for each seat; a fourth copy, or the same card in both kinds of Deck, is a second entry.
 */
export function writeDecks(decks: readonly [DeckList, DeckList], raw: Writer, body: Writer): void {
  const entries: Entry[] = [];
  const add = (code: number, seat: 0 | 1, extra: boolean): void => {
    let entry = entries.find((e) => e.code === code && e.extra === extra && e.copies[seat] < 3);
    if (!entry) {
      entry = { code, extra, copies: [0, 0] };
      entries.push(entry);
    }
    entry.copies[seat]++;
  };
  const inOrder = PILES.filter((pile) => !isSorted(pileOf(decks, pile)));
  for (const pile of PILES) {
    if (inOrder.includes(pile)) continue;
    for (const code of pileOf(decks, pile)) add(code, pile.seat, pile.extra);
  }
  for (const pile of inOrder) {
    for (const code of pileOf(decks, pile)) {
      if (!entries.some((entry) => entry.code === code)) entries.push({ code, extra: pile.extra, copies: [0, 0] });
    }
  }
  entries.sort((a, b) => a.code - b.code || Number(a.extra) - Number(b.extra));

  const codes = entries.map((entry) => entry.code);
  writeSorted(codes, raw);
  body.byte(PILES.reduce((bits, pile, i) => bits | (inOrder.includes(pile) ? 1 << i : 0), 0));
  for (const { copies, extra } of entries) body.byte(copies[0] | (copies[1] << 2) | (extra ? 16 : 0));
  for (const pile of inOrder) {
    const list = pileOf(decks, pile);
    body.varint(list.length);
    for (const code of list) body.varint(codes.indexOf(code));
  }
}

export function readDecks(raw: Reader, body: Reader): [DeckList, DeckList] {
  const codes = readSorted(raw);
  const decks: [DeckList, DeckList] = [
    { main: [], extra: [] },
    { main: [], extra: [] },
  ];
  const bits = body.byte('decks');
  if (bits >= 1 << PILES.length) wrong('decks', bits);
  const inOrder = PILES.filter((_, i) => bits & (1 << i));
  for (const code of codes) {
    const byte = body.byte('decks');
    if (byte > 31) wrong('decks', byte, 31);
    for (const seat of [0, 1] as const) {
      const pile = byte & 16 ? decks[seat].extra : decks[seat].main;
      for (let n = (byte >> (2 * seat)) & 3; n > 0; n--) pile.push(code);
    }
  }
  for (const pile of inOrder) {
    const list = pileOf(decks, pile);
    if (list.length > 0) wrong('decks', list.length, 0);
    const length = body.varint('decks', LIMITS.pile);
    for (let i = 0; i < length; i++) list.push(body.entry(codes, 'decks'));
  }
  return decks;
}
