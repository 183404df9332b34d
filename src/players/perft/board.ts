import type { BoardSetup, Cards, Duel } from '../../engine';
import { advance, startPosition } from '../../engine';

/** A fixed position whose tree of decisions is counted. */
export interface PerftBoard {
  id: string;
  /** What the position is about. */
  about: string;
  board: BoardSetup;
}

/** Lines of exactly `depth` answers, each pick of a run counted as one. A duel that ends earlier adds no line. */
export function perft(board: BoardSetup, cards: Cards, depth: number): number {
  return count(startPosition(board, cards), cards, depth);
}

function count(duel: Duel, cards: Cards, depth: number): number {
  if (depth === 0) return 1;
  const options = duel.prompt?.options.length ?? 0;
  // The last answers need not be carried out to be counted.
  if (depth === 1) return options;
  let lines = 0;
  for (let answer = 0; answer < options; answer++) lines += count(advance(duel, cards, answer), cards, depth - 1);
  return lines;
}
