import { expect, test } from 'vitest';
import { deckProblems, oddsOf } from './check';
import { deckCode, readDeckCode, readYdke, ydkeOf, ydkOf } from './codes';
import { arePiles, type DeckPiles, moved, NO_CARDS, pairsOf, without } from './piles';
import { type CardFinder, readDeck } from './read';

const NAMES: Record<string, number> = {
  sangan: 26202165,
  크리터: 26202165,
  'blue-eyes white dragon': 89631139,
  '7 colored fish': 23771716,
};
const find: CardFinder = {
  byName: (name) => NAMES[name.toLowerCase()] ?? null,
  isExtra: (card) => (card === 999 ? null : card === 44508094),
};
const deck: DeckPiles = { main: [89631139, 89631139, 26202165], extra: [44508094], side: [26202165] };
const read = (text: string) => {
  const found = readDeck(text, find);
  if ('what' in found) throw new Error(found.what);
  return found;
};

test('ydke: the known vector, there and back, two or three parts, broken over lines', () => {
  expect(ydkeOf({ ...NO_CARDS, main: [89631139] })).toBe('ydke://o6lXBQ==!!!');
  expect(readYdke(ydkeOf(deck))).toEqual(deck);
  expect(read('  ydke://o6lX\n BQ==!! ').piles).toEqual({ ...NO_CARDS, main: [89631139] });
  expect(readDeck('ydke://o6lXBQ=', find)).toEqual({ what: 'damaged' });
  expect(readDeck('ydke://o6lX!!!', find)).toEqual({ what: 'damaged' });
  expect(readDeck('ydke://%%%!!!', find)).toEqual({ what: 'damaged' });
});

test('ydk: there and back with any line ends, comments left out, unknown passcodes kept', () => {
  for (const ending of ['\n', '\r\n']) expect(read(`\uFEFF${ydkOf(deck, ending)}`).piles).toEqual(deck);
  expect(read('#created by me\n#main\n# Sangan\n26202165\n999\n!side\n999').piles).toEqual({
    main: [26202165, 999],
    extra: [],
    side: [999],
  });
});

test('a card in the wrong one of Main and Extra Deck goes where it belongs', () => {
  expect(read('#main\n44508094\n26202165').piles).toEqual({ main: [26202165], extra: [44508094], side: [] });
});

test('text: names in any language with their numbers, and what is no card by its line', () => {
  const text = `Main Deck (5)\n3x Blue-Eyes White Dragon\nSangan x2\n크리터 1장\n2 Nobody\n\n사이드 덱:\n1 Sangan\n99999999999\n70 Sangan`;
  const { piles, cards, faults } = read(text);
  expect(piles).toEqual({
    main: [89631139, 89631139, 89631139, 26202165, 26202165, 26202165],
    extra: [],
    side: [26202165],
  });
  expect(cards).toBe(7);
  expect(faults).toEqual([
    { line: 5, text: '2 Nobody', why: 'name' },
    { line: 9, text: '99999999999', why: 'number' },
    { line: 10, text: '70 Sangan', why: 'copies' },
  ]);
});

test('a number at the start of a name is no number of copies', () => {
  expect(read('7 Colored Fish\n3 7 Colored Fish').piles.main).toEqual([23771716, 23771716, 23771716, 23771716]);
});

test.each([
  '100 Blue-Eyes White Dragon',
  'Blue-Eyes White Dragon x100',
  '0 Blue-Eyes White Dragon',
  '-3x Blue-Eyes White Dragon',
])('%s is a card, but no number of copies', (text) => {
  expect(readDeck(text, find)).toEqual({ what: 'noDeck', faults: [{ line: 1, text, why: 'copies' }] });
});

test('what is no deck says so', () => {
  expect(readDeck(' \n', find)).toEqual({ what: 'empty' });
  expect(readDeck('hello', find)).toEqual({ what: 'noDeck', faults: [{ line: 1, text: 'hello', why: 'name' }] });
  expect(readDeck('ydke://!!!', find)).toEqual({ what: 'noDeck', faults: [] });
  expect(readDeck('?\n'.repeat(1000), find)).toEqual({ what: 'noDeck', faults: [] });
  expect(readDeck('26202165\n'.repeat(301), find)).toEqual({ what: 'tooMany', most: 300 });
});

test('an address holds the piles and the name', () => {
  expect(readDeckCode(deckCode(deck, '푸른 눈 (시험)'))).toEqual({ piles: deck, name: '푸른 눈 (시험)' });
  for (const broken of ['', 'a', 'a.b.c.d', '....', `${deckCode(deck, 'x')}.y`, 'AAAA...%E0'])
    expect(readDeckCode(broken)).toBeNull();
  const most: DeckPiles = {
    main: Array.from({ length: 60 }, (_, i) => 90_000_000 + i),
    extra: Array.from({ length: 15 }, (_, i) => 80_000_000 + i),
    side: Array.from({ length: 15 }, (_, i) => 70_000_000 + i),
  };
  expect(deckCode(most, 'x').length).toBeLessThan(500);
});

test('piles change without changing what was there', () => {
  expect(moved(deck, 'main', 2, 'side')).toEqual({ ...deck, main: [89631139, 89631139], side: [26202165, 26202165] });
  expect(moved(deck, 'main', 9, 'side')).toBe(deck);
  expect(without(deck, 'extra', 0).extra).toEqual([]);
  expect(pairsOf(deck.main)).toEqual([
    [89631139, 2],
    [26202165, 1],
  ]);
  expect(arePiles(deck)).toBe(true);
  for (const wrong of [
    null,
    {},
    { ...deck, side: 'x' },
    { ...deck, main: [1.5] },
    { ...deck, main: Array(301).fill(1) },
  ])
    expect(arePiles(wrong)).toBe(false);
});

test('what speaks against a deck: size, copies over all three piles, cards nobody knows', () => {
  const piles: DeckPiles = { main: [1, 1, 1, 44508094], extra: [], side: [1, 999] };
  expect(deckProblems(piles, find.isExtra)).toEqual([
    { what: 'copies', card: 1, found: 4, most: 3, inSide: true },
    { what: 'misplaced', card: 44508094, pile: 'main' },
    { what: 'unknown', card: 999, pile: 'side', copies: 1 },
    { what: 'tooFew', pile: 'main', found: 4, least: 40 },
  ]);
  const full: DeckPiles = { main: Array.from({ length: 40 }, (_, i) => i + 1), extra: [], side: [] };
  expect(deckProblems(full, find.isExtra)).toEqual([]);
  expect(deckProblems({ ...full, side: Array.from({ length: 16 }, (_, i) => 100 + i) }, find.isExtra)).toEqual([
    { what: 'tooMany', pile: 'side', found: 16, most: 15 },
  ]);
});

test('odds of opening a card', () => {
  expect(oddsOf(3, 40, 5)).toBeCloseTo(0.3376, 4);
  expect(oddsOf(0, 40, 5)).toBe(0);
  expect(oddsOf(40, 40, 5)).toBe(1);
  expect(oddsOf(1, 3, 5)).toBe(1);
});
