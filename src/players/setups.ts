/** Where the duels of a long check begin: every one has its own seed, so that it can be played again alone. */
import type { BoardSetup, DuelSetup } from '../engine';
import { type Chance, createChance, mixSeeds } from './chance';
import { draw, randomDeck } from './decks';
import type { Pool } from './pool';
import { randomPosition } from './positions';

/** In percent of the duels: they begin in the middle, with a position; or with decks of any cards, without stars. */
const POSITIONS = 65;
const ANY_CARDS = 10;
/** Cards of each seat that a duel is about. */
const STARS = 4;

/**
 * Decks or a position drawn from the whole catalogue. Each card is a star of some duels in turn, a card with many
 * effects of more: chance alone would leave out some of them for thousands of duels.
 * @param number of the duel among those with one seed
 * @param about cards that are the stars of both seats, if others than those in turn
 */
export function randomSetup(
  pool: Pool,
  number: number,
  seed: number,
  about?: readonly number[],
): DuelSetup | BoardSetup {
  const chance = createChance(mixSeeds(seed, number));
  const options = { seed: mixSeeds(seed, number, 1), first: chance.below(2) as 0 | 1 };
  const starsFor = (seat: number): number[] => (about ? [...about] : starsOf(pool, number * 2 + seat, seed));
  const stars: [number[], number[]] = [starsFor(0), starsFor(1)];
  if (chance.happens(POSITIONS)) return { ...randomPosition(pool, chance, stars), options };
  const any = chance.happens(ANY_CARDS);
  const deck = (own: number[], from: Chance) => randomDeck(pool, from, any ? [] : own);
  return { decks: [deck(stars[0], chance), deck(stars[1], chance)], options };
}

/** The stars of one deck: the catalogue is gone through again and again, each time in another order. */
function starsOf(pool: Pool, deck: number, seed: number): number[] {
  const parts = partsOf(pool);
  return Array.from({ length: STARS }, (_, n) => {
    const at = deck * STARS + n;
    return orderOf(parts, mixSeeds(seed, Math.floor(at / parts.length), 99))[at % parts.length]!;
  });
}

/** Every card as often as it has effects that can be used, and at least once. */
function partsOf(pool: Pool): readonly number[] {
  let parts = partsKnown.get(pool);
  if (!parts) {
    parts = pool.all.flatMap(({ id, def }) => {
      const uses = def.effects.filter(({ kind }) => kind !== 'rule').length;
      return Array.from({ length: Math.max(1, uses) }, () => id);
    });
    partsKnown.set(pool, parts);
  }
  return parts;
}
const partsKnown = new WeakMap<Pool, readonly number[]>();

function orderOf(parts: readonly number[], seed: number): number[] {
  if (lastOrder?.seed !== seed || lastOrder.parts !== parts) {
    lastOrder = { parts, seed, order: draw(parts, parts.length, createChance(seed)) };
  }
  return lastOrder.order;
}
let lastOrder: { parts: readonly number[]; seed: number; order: number[] } | null = null;
