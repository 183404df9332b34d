import { describe, expect, it } from 'vitest';
import { cards } from '../../catalogue';
import { EXPECTED_COUNTS, PERFT_BOARDS, perft } from '.';

/** Deeper counts are left to `npm run perft`. */
const MOST_LINES = 3000;

describe('the number of lines of play from fixed boards', () => {
  it.each(PERFT_BOARDS.map(({ id, board }) => ({ id, board })))('$id', ({ id, board }) => {
    const expected = Object.entries(EXPECTED_COUNTS[id] ?? {}).filter(([, lines]) => lines <= MOST_LINES);
    expect(expected.length).toBeGreaterThan(1);
    const counted = expected.map(([depth]) => [depth, perft(board, cards, Number(depth))]);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
  });
});
