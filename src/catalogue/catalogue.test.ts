import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { archetypes, cardById, cardFiles, cards, effectNumbers, loadCards, namedCards, presetDecks } from './index';
import { readCards } from './load';
import { cardJsonSchema } from './schema/json';

/** The file name a card belongs under: its English name in small letters. */
const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

describe('the catalogue', () => {
  test('every card file is right, alone and together', () => {
    expect(readCards(cardFiles, archetypes, [], namedCards)).toEqual(loadCards());
  });

  test('every card lies in the folder of its kind, under its English name', () => {
    for (const [file, card] of Object.entries(cardFiles)) {
      const folder =
        card.kind === 'monster' ? `monsters-${card.frame === 'normal' ? 'normal' : 'effect'}` : `${card.kind}s`;
      expect(file).toBe(`cards/${folder}/${fileNameOf(card.name.en)}.json`);
    }
  });

  test('no two cards share a short name', () => {
    for (const language of ['en', 'ko'] as const) {
      const names = loadCards().map((card) => card.short[language]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  test('the engine compiles all cards', () => {
    for (const card of loadCards()) {
      // A Pendulum Card gets the activation that the rules give it, after what its file holds.
      const { effects, ...rest } = cards.get(card.id).def;
      expect({ ...rest, effects: effects.slice(0, card.effects.length) }).toEqual(card);
      expect(effects.length - card.effects.length).toBe(
        card.pendulum && !card.effects.some((e) => e.kind === 'activation') ? 1 : 0,
      );
    }
    expect(cards.has(1)).toBe(false);
  });

  test('every archetype has a member or a card that asks for it', () => {
    const asked = JSON.stringify(loadCards());
    for (const [id, { en }] of Object.entries(archetypes)) {
      expect(asked.includes(`"${id}"`) || loadCards().some((card) => card.name.en.includes(en)), id).toBe(true);
    }
  });

  test('numbers: several effects share one, rules and what stands before have none', () => {
    const numbersOf = (id: number) => effectNumbers(cardById(id)!);
    expect(numbersOf(50933533)).toEqual([1, 1, 1, 2]);
    expect(numbersOf(65367484)).toEqual([null, null, null, 1]);
    expect(numbersOf(71564252)).toEqual([1, 2]);
  });

  test('the committed JSON Schema is the one the rows give; renew it with: npm run docs', () => {
    const committed = readFileSync(new URL('../../cards/schema/card.schema.json', import.meta.url), 'utf8');
    expect(committed).toBe(cardJsonSchema());
  });
});

const EXTRA_DECK_FRAMES: readonly string[] = ['fusion', 'synchro', 'xyz', 'link'];

describe('preset decks', () => {
  test.each(presetDecks.map((deck) => [deck.id, deck] as const))('%s is legal', (id, deck) => {
    const count = (list: readonly (readonly [number, number])[]) => list.reduce((sum, [, n]) => sum + n, 0);
    expect(count(deck.main)).toBe(40);
    expect(count(deck.extra)).toBeLessThanOrEqual(15);
    const passcodes = [...deck.main, ...deck.extra].map(([passcode]) => passcode);
    expect(new Set(passcodes).size).toBe(passcodes.length);
    const copies = new Map<string, number>();
    for (const [pile, list] of [[false, deck.main] as const, [true, deck.extra] as const]) {
      for (const [passcode, n] of list) {
        const card = cardById(passcode);
        if (!card) throw new Error(`${id}: no card has the passcode ${passcode}`);
        expect(n).toBeGreaterThanOrEqual(1);
        copies.set(card.name.en, (copies.get(card.name.en) ?? 0) + n);
        const ofExtraDeck = card.frame !== undefined && EXTRA_DECK_FRAMES.includes(card.frame);
        expect(ofExtraDeck, card.name.en).toBe(pile);
      }
    }
    for (const [name, n] of copies) expect(n, name).toBeLessThanOrEqual(3);
    expect(Object.keys(import.meta.glob('../../cards/decks/*.json'))).toContain(`../../cards/decks/${id}.json`);
  });
});
