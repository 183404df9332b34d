/** Decks for machine checks: drawn from the whole catalogue, or the preset decks. */
import type { CardDefinition, DeckList } from '../engine';
import type { Chance } from './chance';
import { isExtra, type Pool } from './pool';

const MAIN_SIZE = 40;
const EXTRA_SIZE = 15;
const COPIES = 3;
/** Companions of one star, of each kind. */
const NAMED = 6;
const DESCRIBED = 4;
const CAUSES = 2;

/**
 * 40 cards of the whole catalogue, at most three of a kind, and up to 15 for the Extra Deck.
 * @param stars cards the deck is built around: they come with the cards they belong together with
 */
export function randomDeck(pool: Pool, chance: Chance, stars: readonly number[] = []): DeckList {
  const cast = castOf(pool, chance, stars);
  const extras = new Set(pool.extra);
  return {
    main: fill(
      cast.filter((id) => !extras.has(id)),
      pool.main,
      MAIN_SIZE,
      chance,
    ),
    extra: fill(
      cast.filter((id) => extras.has(id)),
      pool.extra,
      EXTRA_SIZE,
      chance,
    ),
  };
}

/** Stars and their companions, as often as a deck may hold them; the more important first. */
function castOf(pool: Pool, chance: Chance, stars: readonly number[]): number[] {
  const cast: number[] = [];
  for (const star of stars) {
    const { named: all, described, causes } = pool.companions(star);
    const named = draw(all, NAMED, chance);
    const some = [...draw(described, DESCRIBED, chance), ...draw(causes, CAUSES, chance)];
    for (const id of [star, star, ...named, star, ...named, ...some, ...some]) {
      if (cast.filter((other) => other === id).length < COPIES) cast.push(id);
    }
  }
  return cast;
}

/** Up to `size` cards: first those wanted, then any others, never more than three of a kind. */
function fill(wanted: readonly number[], all: readonly number[], size: number, chance: Chance): number[] {
  const pile = wanted.slice(0, size);
  const copies = all.flatMap((id) => {
    const there = pile.filter((other) => other === id).length;
    return Array.from({ length: COPIES - there }, () => id);
  });
  return [...pile, ...draw(copies, size - pile.length, chance)];
}

/** So many of the list, drawn without putting back. */
export function draw<T>(list: readonly T[], size: number, chance: Chance): T[] {
  const rest = [...list];
  const count = Math.min(size, rest.length);
  // The first part of a Fisher-Yates shuffle is a fair draw.
  for (let at = 0; at < count; at++) {
    const other = at + chance.below(rest.length - at);
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return rest.slice(0, count);
}

/**
 * Two fixed decks that share the whole catalogue between them: the same work for every measurement.
 * Cards are dealt in turn, so that each deck has its part of every kind.
 */
export function mixedDecks(definitions: readonly CardDefinition[]): [DeckList, DeckList] {
  const sorted = [...definitions].sort((a, b) => a.id - b.id);
  const deal = (offset: number, extra: boolean, size: number): number[] => {
    const own = sorted.filter((card) => isExtra(card) === extra).filter((_, index) => index % 2 === offset);
    const pile: number[] = [];
    for (let at = 0; pile.length < size && at < own.length * COPIES; at++) pile.push(own[at % own.length]!.id);
    return pile;
  };
  const deck = (offset: number): DeckList => ({
    main: deal(offset, false, MAIN_SIZE),
    extra: deal(offset, true, EXTRA_SIZE),
  });
  return [deck(0), deck(1)];
}
