import { describe, expect, it } from 'vitest';
import { cards } from '@/catalogue';
import { problemsOf, startPosition } from '@/engine';
import { rulings } from './all';
import { runScenario } from './run';
import { layBoard, readBoard } from './run/board';
import { arranged, scenarioOf } from './write';

describe('the board of every ruling', () => {
  it('can be set up by hand: it is a position without a fault, and written and read again it is the same', () => {
    for (const { scenario } of rulings) {
      for (const [at, part] of scenario.cases.entries()) {
        const where = `${scenario.id}, board ${at + 1}`;
        const { board } = layBoard(part, cards);
        expect(
          problemsOf(board, cards).filter(({ blocking }) => blocking),
          where,
        ).toEqual([]);
        const written = scenarioOf(board, cards);
        const again = readBoard(written.cases[0]!, cards).board;
        expect(arranged(again), where).toEqual(arranged(board));
        expect(runScenario(written, cards).why, where).toBeNull();
        expect(startPosition(again, cards).prompt, where).toEqual(startPosition(arranged(board), cards).prompt);
      }
    }
  });
});
