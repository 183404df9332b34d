import { expect, it } from 'vitest';
import { cards } from '../catalogue';
import { EXTRA_DECK_FRAMES, hashOf, startDuel, startPosition } from '../engine';
import { createChance } from './chance';
import { randomDeck } from './decks';
import { explorer } from './explorer';
import { playDuel } from './play';
import { poolOf } from './pool';
import { randomSetup } from './setups';

const pool = poolOf(cards);
const isExtra = (id: number): boolean => EXTRA_DECK_FRAMES.includes(cards.get(id).def.frame);

it('gives the same setup for the same seed and number, whatever was drawn before', () => {
  const all = Array.from({ length: 40 }, (_, number) => randomSetup(pool, number, 5));
  for (const number of [39, 0, 7]) expect(randomSetup(pool, number, 5)).toEqual(all[number]);
  expect(randomSetup(pool, 7, 6)).not.toEqual(all[7]);
  const kinds = new Set(all.map((setup) => ('decks' in setup ? 'decks' : 'board')));
  expect(kinds).toEqual(new Set(['decks', 'board']));
});

it('makes every card a star in turn', () => {
  const there = new Set<number>();
  for (let number = 0; number < pool.all.length; number++) {
    const setup = randomSetup(pool, number, 3);
    if ('decks' in setup)
      for (const { main, extra } of setup.decks) for (const id of [...main, ...extra]) there.add(id);
    else for (const { def } of setup.cards) there.add(def);
  }
  expect(pool.all.filter(({ id }) => !there.has(id)).map(({ def }) => def.name.en)).toEqual([]);
});

it('builds decks a duelist may play: 40 cards, three of a kind, Extra Deck monsters where they belong', () => {
  const chance = createChance(1);
  for (const star of pool.all) {
    const { main, extra } = randomDeck(pool, chance, [star.id]);
    expect(main).toHaveLength(40);
    expect(extra.length).toBeLessThanOrEqual(15);
    expect(main.filter(isExtra)).toEqual([]);
    expect(extra.filter((id) => !isExtra(id))).toEqual([]);
    for (const pile of [main, extra]) {
      for (const id of pile) expect(pile.filter((other) => other === id).length).toBeLessThanOrEqual(3);
    }
    expect([...main, ...extra]).toContain(star.id);
  }
});

it('brings the cards a card names', () => {
  const exodia = pool.all.find(({ def }) => def.effects.some(({ kind }) => kind === 'win'))!;
  const { named } = pool.companions(exodia.id);
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const id of named) expect(pool.companions(id).named).toContain(exodia.id);
  const { main } = randomDeck(pool, createChance(2), [exodia.id]);
  for (const id of named.slice(0, 4)) expect(main).toContain(id);
});

it('starts duels that go on the same when they are played again, without a fault', () => {
  for (let number = 0; number < 8; number++) {
    const setup = randomSetup(pool, number, 11);
    const start = () => ('decks' in setup ? startDuel(setup, cards) : startPosition(setup, cards));
    expect(hashOf(start())).toBe(hashOf(start()));
    const play = () =>
      playDuel(setup, cards, [explorer(number), explorer(number + 100)], { check: 'stops', turnCap: 12 });
    const first = play();
    expect(first.faults).toEqual([]);
    expect(play().hash).toBe(first.hash);
  }
});
