import { describe, expect, it } from 'vitest';
import { type Box, memoryBox } from './box';
import { createDuelStore } from './duel';
import { fakeRules } from './fake';
import { savedDuels } from './saved';
import { type Channel, tabsOver } from './tabs';

const opening = {
  decks: [
    { main: [1], extra: [] },
    { main: [2], extra: [] },
  ] as never,
};

/** Two ends of one wire. */
function wires() {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  return (): Channel => ({
    postMessage: (word) => {
      for (const listener of listeners) listener({ data: structuredClone(word) });
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  });
}

function twoTabs(box: Box = memoryBox()) {
  const plug = wires();
  let time = 0;
  const open = (name: string) => {
    let id = 0;
    const tabs = tabsOver(plug(), name);
    const store = createDuelStore({
      rules: fakeRules(),
      box,
      letter: () => 'e',
      newId: () => `${name}${++id}`,
      now: () => ++time,
      tab: name,
      tabs,
    });
    return { state: () => store.getState(), tabs };
  };
  return { box, first: open('a'), second: open('b') };
}

describe('two tabs', () => {
  it('know of each other while they show the same duel', () => {
    const { first, second } = twoTabs();
    first.state().begin(opening);
    expect(first.state().elsewhere).toBe(false);
    second.state().resume('a1');
    expect([first.state().elsewhere, second.state().elsewhere]).toEqual([true, true]);
    second.state().begin(opening);
    expect([first.state().elsewhere, second.state().elsewhere]).toEqual([false, false]);
    second.state().resume('a1');
    first.tabs.leave();
    expect(second.state().elsewhere).toBe(false);
    first.tabs.comeBack();
    expect(second.state().elsewhere).toBe(true);
  });

  it('overwrite nothing of each other: the second to decide goes on under another name and says so', () => {
    const { first, second, box } = twoTabs();
    first.state().begin(opening);
    first.state().answer(1);
    second.state().resume('a1');
    first.state().answer(2);
    second.state().answer(0);
    expect(second.state().notice).toEqual({ what: 'forked' });
    expect(second.state().game?.id).toBe('b1');
    expect(Object.fromEntries(savedDuels(box).map(({ id, decisions }) => [id, decisions]))).toEqual({
      a1: [1, 2],
      b1: [1, 0],
    });
    expect([first.state().elsewhere, second.state().elsewhere]).toEqual([false, false]);
    // Both go on under their names; what was said stays until it is put away.
    first.state().answer(1);
    second.state().answer(1);
    expect([first.state().notice, second.state().notice]).toEqual([null, { what: 'forked' }]);
    second.state().dismiss();
    second.state().answer(1);
    expect(second.state().notice).toBeNull();
    expect(savedDuels(box)).toHaveLength(2);
  });

  it('share a name as long as one goes on from where the other is', () => {
    const { first, second, box } = twoTabs();
    first.state().begin(opening);
    first.state().answer(1);
    second.state().resume('a1');
    second.state().answer(2);
    first.state().answer(2);
    first.state().answer(1);
    expect(first.state().game?.id).toBe('a1');
    expect(savedDuels(box).map(({ decisions }) => decisions)).toEqual([[1, 2, 1]]);
  });

  it('do not take back each other either: undo and another decision keep the line that was left', () => {
    const { first, second, box } = twoTabs();
    first.state().begin(opening);
    for (const answer of [1, 2]) first.state().answer(answer);
    second.state().resume('a1');
    second.state().undo();
    second.state().answer(0);
    expect(second.state().game?.id).toBe('a1');
    const third = twoTabs(box).first;
    third.state().resume('a1');
    expect(third.state().game?.decisions).toEqual([1, 0]);
    expect(third.state().game?.branches.map(({ decisions }) => decisions)).toEqual([[1, 2]]);
    third.state().takeBranch(0);
    third.state().redo();
    expect(third.state().game).toMatchObject({ decisions: [1, 2], cursor: 2 });
  });
});

describe('the memory of a tab', () => {
  it('is a name where the browser keeps the duel', () => {
    const { first, second } = twoTabs();
    first.state().begin(opening);
    second.state().begin(opening);
    expect(first.state().forTab()).toEqual({ id: 'a1' });
    // Without a memory the newest is opened; with it the one this tab had.
    first.state().reopen(null);
    expect(first.state().game?.id).toBe('b1');
    first.state().reopen({ id: 'a1' });
    expect(first.state().game?.id).toBe('a1');
    first.state().reopen({ id: 5 });
    expect(first.state().game?.id).toBe('a1');
  });

  it('is the whole duel where it does not', () => {
    const full: Box = { ...memoryBox(), write: () => 'full' };
    const { first } = twoTabs(full);
    first.state().begin(opening);
    for (const answer of [1, 2, 1]) first.state().answer(answer);
    first.state().undo();
    const had: unknown = JSON.parse(JSON.stringify(first.state().forTab()));
    const { first: anew } = twoTabs(full);
    expect(savedDuels(full)).toEqual([]);
    anew.state().reopen(had);
    expect(anew.state().game).toMatchObject({ decisions: [1, 2, 1], cursor: 2 });
    expect(anew.state().kept).toBe('full');
  });

  it('holds how each player wants to be asked', () => {
    const { first, second } = twoTabs();
    first.state().begin(opening);
    first.state().setPrompts(1, 'never');
    second.state().resume('a1');
    expect(second.state().prompts).toEqual(['always', 'never']);
  });
});
