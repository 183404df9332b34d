/** The rules as the store needs them: how a duel begins and how it goes on. Tests hand in a tiny game of their own. */
import {
  advance,
  type BoardSetup,
  type Cards,
  type Duel,
  type DuelSetup,
  hashOf,
  startDuel,
  startPosition,
} from '@/engine';

/** How a duel begins: from two Decks, or from a position. */
export type Opening = DuelSetup | BoardSetup;

export interface Rules {
  start(opening: Opening): Duel;
  advance(duel: Duel, answer: number): Duel;
  /** 32 bits that tell two courses of a duel apart. */
  hash(duel: Duel): number;
}

export function rulesWith(cards: Cards): Rules {
  return {
    start: (opening) => ('decks' in opening ? startDuel(opening, cards) : startPosition(opening, cards)),
    advance: (duel, answer) => advance(duel, cards, answer),
    hash: hashOf,
  };
}
