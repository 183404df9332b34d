import { describe, expect, it } from 'vitest';
import { cards, presetDecks } from '../catalogue';
import type { SummonWay } from '../engine/terms';
import { mixSeeds } from './chance';
import { playDuel } from './play';
import { simple } from './simple';

const deck = (id: string) => {
  const found = presetDecks.find((preset) => preset.id === id);
  if (!found) throw new Error(`There is no preset deck ${id}.`);
  const pile = (list: typeof found.main) => list.flatMap(([card, n]) => Array.from({ length: n }, () => card));
  return { main: pile(found.main), extra: pile(found.extra) };
};

/** How often monsters were Summoned from the Extra Deck in some duels between greedy programs. */
const summonsOf = (ids: readonly [string, string], duels: number): Map<SummonWay, number> => {
  const counts = new Map<SummonWay, number>();
  for (let number = 0; number < duels; number++) {
    const options = { seed: number, first: (number % 2) as 0 | 1 };
    const players = [simple(mixSeeds(number, 0)), simple(mixSeeds(number, 1))] as const;
    const { faults, duel } = playDuel({ decks: [deck(ids[0]), deck(ids[1])], options }, cards, players, {
      turnCap: 40,
    });
    expect(faults).toEqual([]);
    for (const event of [...(duel?.past ?? []), duel?.log ?? []].flat()) {
      if (event.type !== 'summoned' || !event.way) continue;
      counts.set(event.way, (counts.get(event.way) ?? 0) + 1);
    }
  }
  return counts;
};

describe('programs use the Extra Deck', () => {
  it.each<[string, SummonWay]>([
    ['hero-fusion', 'fusion'],
    ['tuner-synchro', 'synchro'],
    ['magician-pendulum', 'pendulum'],
    ['cyberse-link', 'link'],
  ])('of the preset deck %s by %s Summons', (id, way) => {
    const counts = summonsOf([id, id], 3);
    expect(counts.get(way) ?? 0).toBeGreaterThanOrEqual(3);
  });
});
