import { describe, expect, it } from 'vitest';
import type { Duel, DuelEvent } from '@/engine';
import { boxOf } from './box';
import { justResolved, negatedBy } from './history';
import { legsOf, pathOf } from './path';
import { stageOf } from './stage';

const log = (...events: Partial<DuelEvent>[]): DuelEvent[] =>
  events.map((event, id) => ({ id, turn: 1, time: id, ...event })) as DuelEvent[];
const activated = (chain: number): Partial<DuelEvent> => ({ type: 'activated', chain, card: chain }) as never;

it('a Chain in the middle of which the Duel ended is neither built nor resolved any more', () => {
  const at = (timing: Duel['at']['timing'], result: Duel['result'] = null) =>
    stageOf({ at: { turn: 'mainPhase1', timing }, result });
  expect(at('chain.activating')).toBe('building');
  expect(at('chain.resolving')).toBe('resolving');
  expect(at('chain.resolving', { winner: 0, reason: 'effect' })).toBe('over');
  expect(at('openGameState', { winner: 0, reason: 'effect' })).toBe('over');
});

describe('the Chain that has just resolved', () => {
  const resolved = [activated(1), { type: 'linkResolved', chain: 1 } as never, { type: 'chainResolved' } as never];

  it('stays until the next action', () => {
    expect(justResolved(log(...resolved))).toBe(true);
    // A pass and a card that leaves afterwards are no action.
    expect(justResolved(log(...resolved, { type: 'passed' }, { type: 'moved' }))).toBe(true);
    for (const type of ['set', 'phaseBegan', 'summonAttempted', 'attackDeclared'] as const) {
      expect(justResolved(log(...resolved, { type }))).toBe(false);
    }
    expect(justResolved(log(activated(1)))).toBe(false);
  });

  it('knows which link negated another, in this Chain only', () => {
    const negation = { type: 'activationNegated', chain: 1, link: 2 } as never;
    expect(negatedBy(log(activated(1), activated(2), negation), 1)).toBe(2);
    expect(negatedBy(log(activated(1), activated(2), negation), 2)).toBeNull();
    expect(negatedBy(log(activated(1), activated(2), negation, activated(1)), 1)).toBeNull();
  });
});

describe('the timing chart', () => {
  it('has a box for every node of the machine but the end', () => {
    expect(boxOf('openGameState', null)).toBe('A');
    expect(boxOf('turnPlayerFastEffect', null)).toBe('B');
    expect(boxOf('opponentFastEffect', null)).toBe('C');
    expect(boxOf('chain.building', null)).toBe('D');
    expect(boxOf('turnPlayerPassed', null)).toBe('E');
    expect(boxOf('over', null)).toBeNull();
  });

  it('asks the turn player first whether a Summon is negated', () => {
    expect(boxOf('summonPending', { kind: 'summonNegation', ofTurnPlayer: true })).toBe('B');
    expect(boxOf('summonPending', { kind: 'summonNegation', ofTurnPlayer: false })).toBe('C');
  });
});

describe('the way through the timing chart', () => {
  const states = (...timings: string[]): Duel[] =>
    timings.map((timing) => ({ at: { turn: 'mainPhase1', timing }, prompt: null, turnPlayer: 0 })) as unknown as Duel[];

  it('names each box once in a row, and no Chain where no trigger was found', () => {
    const summon = states('openGameState', 'summonPending', 'summonResult', 'triggerCheck', 'turnPlayerFastEffect');
    expect(pathOf(summon)).toEqual(['A', 'B']);
    const chain = states(
      'openGameState',
      'chain.activating',
      'chain.building',
      'chain.resolving',
      'triggerCheck',
      'turnPlayerFastEffect',
      'opponentFastEffect',
      'openGameState',
    );
    expect(pathOf(chain)).toEqual(['A', 'D', 'B', 'C', 'A']);
    expect([...legsOf(pathOf(chain))]).toEqual(['A>D', 'D>B', 'B>C', 'C>A']);
  });
});
