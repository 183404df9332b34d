/** Decks for machine checks: drawn from the whole catalogue, or the preset decks. */
import type { CardDefinition, DeckList } from '../engine';
import type { Chance } from './chance';

const MAIN_SIZE = 40;
const COPIES = 3;

/** 40 cards of the whole catalogue, at most three of a kind. */
export function randomDeck(definitions: readonly CardDefinition[], chance: Chance): DeckList {
  const copies = definitions.flatMap((definition) => Array.from({ length: COPIES }, () => definition.id));
  const size = Math.min(MAIN_SIZE, copies.length);
  // The first part of a Fisher-Yates shuffle is a fair draw without putting back.
  for (let at = 0; at < size; at++) {
    const other = at + chance.below(copies.length - at);
    [copies[at], copies[other]] = [copies[other]!, copies[at]!];
  }
  return { main: copies.slice(0, size), extra: [] };
}

/**
 * Two fixed decks that share the whole catalogue between them: the same work for every measurement.
 * Cards are dealt in turn, so that each deck has its part of every kind.
 */
export function mixedDecks(definitions: readonly CardDefinition[]): [DeckList, DeckList] {
  const sorted = [...definitions].sort((a, b) => a.id - b.id);
  const deal = (offset: number): DeckList => {
    const own = sorted.filter((_, index) => index % 2 === offset).map((definition) => definition.id);
    const main: number[] = [];
    for (let at = 0; main.length < MAIN_SIZE && at < own.length * COPIES; at++) main.push(own[at % own.length]!);
    return { main, extra: [] };
  };
  return [deal(0), deal(1)];
}
