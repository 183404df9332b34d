import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
import { advance, type Duel, freezeSnapshots, hashOf, startDuel } from '../engine';
import { playDuel } from './play';
import { firstLegal } from './player';
import { playTestDuel, statesOf, testSetup } from './testing';

// A change to a snapshot throws where it happens.
beforeAll(() => freezeSnapshots(true));
afterAll(() => freezeSnapshots(false));

describe('whole duels between programs', () => {
  it.each(Array.from({ length: 20 }, (_, number) => number))('duel %i breaks no invariant', (number) => {
    const played = playTestDuel(number, { check: 'everything' });
    expect(played.faults).toEqual([]);
    expect(played.result ?? played.cut).not.toBeNull();
    expect(played.realDecisions).toBeGreaterThan(10);
  });

  it('comes to an end when both always take the first option', () => {
    const played = playDuel(testSetup(400), cards, [firstLegal, firstLegal]);
    expect(played.faults).toEqual([]);
    expect(played.result).not.toBeNull();
  });

  it('gives the same duel for the same seeds', () => {
    for (const number of [100, 101]) {
      const first = playTestDuel(number);
      const second = playTestDuel(number);
      expect(second.answers).toEqual(first.answers);
      expect(second.hash).toBe(first.hash);
    }
  });

  it('goes on the same from a state that went through JSON, also in the middle of an effect', () => {
    let inChain = 0;
    let inEffect = 0;
    for (const number of [200, 201, 202]) {
      const { answers } = playTestDuel(number);
      const states = statesOf(testSetup(number), answers);
      for (const [at, answer] of answers.entries()) {
        const state = states[at]!;
        if (state.chain.length > 0) inChain++;
        if (state.frames.length > 0) inEffect++;
        else if (state.chain.length === 0 && at % 7 !== 0) continue;
        const copy = JSON.parse(JSON.stringify(state)) as Duel;
        expect(copy).toEqual(state);
        expect(hashOf(copy)).toBe(hashOf(state));
        expect(advance(copy, cards, answer)).toEqual(states[at + 1]);
      }
    }
    expect(inChain).toBeGreaterThan(5);
    expect(inEffect).toBeGreaterThan(5);
  });

  it('leaves earlier snapshots alone, so that undo is going back to one of them', () => {
    const number = 301;
    const { answers } = playTestDuel(number);
    const states: Duel[] = [startDuel(testSetup(number), cards)];
    const before: string[] = [JSON.stringify(states[0])];
    for (const answer of answers) {
      states.push(advance(states.at(-1)!, cards, answer));
      before.push(JSON.stringify(states.at(-1)));
    }
    for (const [at, state] of states.entries()) expect(JSON.stringify(state)).toBe(before[at]);
    // And the same answer from an old snapshot leads to the same future.
    for (let at = 0; at < answers.length; at += 11) {
      expect(hashOf(advance(states[at]!, cards, answers[at]!))).toBe(hashOf(states[at + 1]!));
    }
  });
});
