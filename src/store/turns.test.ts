import { describe, expect, it } from 'vitest';
import { cards, presetDecks } from '@/catalogue';
import type { DuelSetup } from '@/engine';
import { memoryBox } from './box';
import { createDuelStore, type Preferences } from './duel';
import { current } from './game';
import { rulesWith } from './rules';
import { isClosed } from './turns';

const repeated = (pile: readonly (readonly [number, number])[]) =>
  pile.flatMap(([passcode, copies]) => Array.from({ length: copies }, () => passcode));
const setup = (seed: number): DuelSetup => ({
  decks: [0, 1].map((i) => ({ main: repeated(presetDecks[i]!.main), extra: [] })) as never,
  options: { seed, first: 0 },
});

function begin(preferences: Partial<Preferences> = {}, box = memoryBox()) {
  let id = 0;
  const store = createDuelStore({
    rules: rulesWith(cards),
    box,
    letter: () => 'e',
    newId: () => `d${++id}`,
    now: () => 1,
    preferences: () => ({ prompts: 'always', stops: [], everyWindow: false, ...preferences }),
  });
  store.getState().begin(setup(3), 'seats');
  const state = () => store.getState();
  const duel = () => current(state().game!);
  const closed = () => isClosed(state().game!, state().seats);
  /** Takes the way on: to the End Phase, or past. */
  const goOn = () => {
    const options = duel().prompt!.options;
    const end = options.findIndex((option) => option.do === 'toPhase' && option.phase === 'end');
    const pass = options.findIndex((option) => option.do === 'pass');
    state().answer(end >= 0 ? end : Math.max(0, pass));
  };
  const untilAsked = (seat: 0 | 1) => {
    for (let i = 0; i < 60 && (duel().prompt?.seat !== seat || duel().prompt?.kind !== 'open'); i++) {
      if (closed()) state().open();
      goOn();
    }
  };
  return { store, box, state, duel, closed, goOn, untilAsked };
}

describe('two seats', () => {
  it('begins behind the curtain, and nobody answers from there', () => {
    const { state, closed, goOn } = begin();
    expect(closed()).toBe(true);
    goOn();
    expect(state().game!.decisions).toEqual([]);
    state().open();
    expect(closed()).toBe(false);
    goOn();
    expect(state().game!.decisions).toHaveLength(1);
  });

  it('closes when the other seat is asked', () => {
    const { state, closed, untilAsked } = begin();
    untilAsked(1);
    expect(closed()).toBe(true);
    state().open();
    expect(closed()).toBe(false);
  });

  it('asks the other seat before it goes back past what that seat has seen', () => {
    const { state, closed, untilAsked, duel, goOn } = begin();
    untilAsked(1);
    const at = state().game!.cursor;
    state().open();
    state().answer(0);
    const after = state().game!.cursor;
    expect(duel().prompt?.seat).toBe(1);
    // One's own decision, not seen by the other.
    state().undo();
    expect(state().request).toBeNull();
    expect(state().game!.cursor).toBe(at);
    state().redo();
    expect(state().game!.cursor).toBe(after);
    state().goTo(0);
    expect(state().request).toMatchObject({ from: 1, to: 0 });
    expect(state().game!.cursor).toBe(after);
    goOn();
    expect(state().game!.cursor).toBe(after);
    state().agree(false);
    expect(state().game!.cursor).toBe(after);
    expect(closed()).toBe(true);
    state().open();
    state().goTo(0);
    state().agree(true);
    expect(state().game!.cursor).toBe(0);
    expect(closed()).toBe(true);
  });

  it('resumes behind the curtain', () => {
    const { state, box, untilAsked } = begin();
    untilAsked(1);
    state().open();
    const other = begin({}, box);
    other.state().resume(state().game!.id);
    expect(other.state().game!.mode).toBe('seats');
    expect(other.closed()).toBe(true);
  });

  it('hands over at every window when told so, and comes back', () => {
    const { state, duel, closed } = begin({ everyWindow: true });
    state().open();
    const { seat } = duel().prompt!;
    for (let i = 0; i < 20 && state().seats.visit === null; i++) {
      const options = duel().prompt!.options;
      const summon = options.findIndex((option) => option.do === 'normalSummon');
      state().answer(Math.max(0, summon));
      if (duel().prompt?.seat !== seat) break;
    }
    expect(state().seats.visit).toBe(1 - seat);
    expect(closed()).toBe(true);
    const step = state().game!.cursor;
    state().open();
    expect(closed()).toBe(false);
    // There is nothing to answer with.
    state().answer(0);
    expect(state().game!.cursor).toBe(step);
    state().leave();
    expect(closed()).toBe(true);
    state().open();
    expect(closed()).toBe(false);
    expect(duel().prompt?.seat).toBe(seat);
  });
});
