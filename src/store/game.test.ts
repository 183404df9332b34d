import { describe, expect, it } from 'vitest';
import { fakeRules } from './fake';
import { CourseError, current, decide, type Game, goTo, newGame, redo, replay, shared, takeBranch, undo } from './game';
import { pickAll, pickable } from './picks';

const opening = {
  decks: [
    { main: [], extra: [] },
    { main: [], extra: [] },
  ],
} as const;
const begin = (rules = fakeRules()) => newGame(rules, { decks: [...opening.decks] as never }, 'a');
const play = (game: Game, answers: number[], rules = fakeRules()): Game =>
  answers.reduce((now, answer) => decide(rules, now, answer), game);

describe('undo and redo', () => {
  it('keeps a snapshot before the first decision and after each', () => {
    const game = play(begin(), [1, 2, 0]);
    expect(game.decisions).toEqual([1, 2, 0]);
    expect(game.snapshots).toHaveLength(4);
    expect(current(undo(game))).toBe(game.snapshots[2]);
    expect(current(redo(undo(undo(game))))).toBe(game.snapshots[2]);
  });

  it('stays at both ends', () => {
    const game = begin();
    expect(undo(game).cursor).toBe(0);
    expect(redo(play(game, [1])).cursor).toBe(1);
    expect(goTo(play(game, [1, 1]), 99).cursor).toBe(2);
    expect(goTo(game, -5).cursor).toBe(0);
  });

  it('takes the same decision again as a redo', () => {
    const game = undo(play(begin(), [1, 2]));
    const again = decide(fakeRules(), game, 2);
    expect(again.snapshots).toBe(game.snapshots);
    expect(again.branches).toEqual([]);
  });
});

describe('branches', () => {
  it('keeps what was left when a new decision replaces it', () => {
    const game = play(goTo(play(begin(), [1, 2, 2]), 1), [0]);
    expect(game.decisions).toEqual([1, 0]);
    expect(game.branches.map((line) => line.decisions)).toEqual([[1, 2, 2]]);
  });

  it('swaps a branch with the line played now, and back', () => {
    const game = play(goTo(play(begin(), [1, 2, 2]), 1), [0]);
    const there = takeBranch(game, 0);
    expect(there.decisions).toEqual([1, 2, 2]);
    expect(there.cursor).toBe(1);
    expect(shared(game, there)).toBe(1);
    expect(takeBranch(there, 0).decisions).toEqual([1, 0]);
    expect(takeBranch(there, 7)).toBe(there);
  });
});

describe('runs of picks', () => {
  const rules = fakeRules({ pickAt: 1, cards: [3, 5, 9], min: 2, max: 2 });
  const asked = decide(rules, newGame(rules, { decks: [...opening.decks] as never }, 'a'), 1);

  it('offers cards that can only come later too', () => {
    expect(asked.snapshots[1]!.prompt!.options).toHaveLength(2);
    expect(pickable(rules, current(asked))).toEqual([3, 5, 9]);
  });

  it.each([
    [[9, 3]],
    [[3, 5]],
    // Nine is the only card left after five: the rules take it by themselves.
    [[9, 5]],
  ])('sends %j in ascending order', (cards) => {
    const run = pickAll(rules, current(asked), cards);
    expect(run?.duel.prompt?.kind).toBe('open');
  });

  it('refuses too few, too many and unknown cards', () => {
    for (const cards of [[3], [3, 5, 9], [3, 4]]) expect(pickAll(rules, current(asked), cards)).toBeNull();
  });

  it('ends a run that could go on', () => {
    const free = fakeRules({ pickAt: 0, cards: [1, 2, 3], min: 0, max: 3 });
    const game = newGame(free, { decks: [...opening.decks] as never }, 'a');
    expect(pickAll(free, current(game), [])?.answers).toEqual([3]);
    expect(pickAll(free, current(game), [2])?.answers).toHaveLength(2);
    expect(pickAll(free, current(game), [1, 2, 3])?.duel.prompt?.kind).toBe('open');
  });

  it('undoes and redoes a run in one step', () => {
    const free = fakeRules({ pickAt: 1, cards: [1, 2, 3, 4], min: 1, max: 3 });
    const start = decide(free, newGame(free, { decks: [...opening.decks] as never }, 'a'), 0);
    const run = pickAll(free, current(start), [1, 3])!;
    const game = run.answers.reduce((now, answer) => decide(free, now, answer), start);
    expect(game.cursor).toBe(4);
    expect(undo(game).cursor).toBe(1);
    expect(redo(undo(game)).cursor).toBe(4);
  });
});

describe('replay', () => {
  it('gives the same snapshots', () => {
    const rules = fakeRules();
    const game = replay(rules, { decks: [...opening.decks] as never }, [1, 2, 0], 'b');
    expect(game.snapshots.map(rules.hash)).toEqual(play(begin(), [1, 2, 0]).snapshots.map(rules.hash));
  });

  it('holds what could be played when the rules no longer agree', () => {
    const rules = fakeRules({ faultAt: 2 });
    try {
      replay(rules, { decks: [...opening.decks] as never }, [1, 1, 1, 1], 'b');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CourseError);
      expect((error as CourseError).game.decisions).toEqual([1, 1]);
    }
  });

  it.each([[[7]], [[0.5]], [[-4]]])('refuses the decisions %j', (decisions) => {
    expect(() => replay(fakeRules(), { decks: [...opening.decks] as never }, decisions, 'b')).toThrow(CourseError);
  });
});
