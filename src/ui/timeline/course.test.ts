import { describe, expect, it } from 'vitest';
import type { Duel } from '@/engine';
import { courseOf, nearest } from './course';

const state = (turn: number, at: string, links = 0, resolved = 0): Duel =>
  ({
    turn,
    turnPlayer: (turn + 1) % 2,
    at: { turn: at },
    chain: Array(links),
    resolvedChain: Array(resolved),
  }) as never;

describe('the course of a duel', () => {
  const course = courseOf([
    state(1, 'mainPhase1'),
    state(1, 'mainPhase1', 1),
    state(1, 'mainPhase1', 2),
    state(1, 'mainPhase1', 0, 3),
    state(1, 'battlePhase.startStep'),
    state(1, 'battlePhase.battleStep', 1),
    state(2, 'mainPhase1'),
  ]);

  it('knows where turns, Phases and Chains begin and end', () => {
    expect(course.turns).toEqual([
      { step: 0, turn: 1, seat: 0 },
      { step: 6, turn: 2, seat: 1 },
    ]);
    expect(course.phases).toEqual([0, 4, 6]);
    expect(course.chains).toEqual([
      { from: 1, to: 3, links: 3 },
      { from: 5, to: 6, links: 1 },
    ]);
  });

  it('finds the way to the next one and the one before', () => {
    expect(nearest(course.phases, 0, 1)).toBe(4);
    expect(nearest(course.phases, 5, -1)).toBe(4);
    expect(nearest(course.phases, 6, 1)).toBeNull();
  });
});
