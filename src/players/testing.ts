/** Duels for tests: the same decks and players for the same number. */
import { cards } from '../catalogue';
import { advance, type Duel, type DuelSetup, startDuel } from '../engine';
import { createChance, mixSeeds } from './chance';
import { randomDeck } from './decks';
import { type Played, type PlayOptions, playDuel } from './play';
import { poolOf } from './pool';
import { random } from './random';
import { simple } from './simple';

/** Random duels are cut early in tests: most of what can happen has happened by then. */
const TEST_TURNS = 40;

export function testSetup(number: number): DuelSetup {
  const chance = createChance(mixSeeds(number, 77));
  const pool = poolOf(cards);
  return { decks: [randomDeck(pool, chance), randomDeck(pool, chance)], options: { seed: number } };
}

export function playTestDuel(number: number, options: PlayOptions = {}): Played {
  const make = number % 2 === 0 ? random : simple;
  const players = [make(mixSeeds(number, 0)), make(mixSeeds(number, 1))] as const;
  return playDuel(testSetup(number), cards, players, { turnCap: TEST_TURNS, ...options });
}

/** Every state a list of answers leads through, the first prompt included. */
export function statesOf(setup: DuelSetup, answers: readonly number[]): Duel[] {
  const states = [startDuel(setup, cards)];
  for (const answer of answers) states.push(advance(states.at(-1)!, cards, answer));
  return states;
}
