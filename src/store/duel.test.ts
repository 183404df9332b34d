import { describe, expect, it } from 'vitest';
import { type Box, boxOf, memoryBox } from './box';
import { createDuelStore } from './duel';
import { type FakeOptions, fakeRules } from './fake';
import { current } from './game';
import { savedDuels } from './saved';

const opening = {
  decks: [
    { main: [1], extra: [] },
    { main: [2], extra: [] },
  ] as never,
};

function make(options: FakeOptions = {}, box: Box = memoryBox(), name = 'duel') {
  let id = 0;
  let time = 1000;
  const rules = fakeRules(options);
  const store = createDuelStore({ rules, box, letter: () => 'e', newId: () => `${name}${++id}`, now: () => ++time });
  return { store, box, rules, state: () => store.getState() };
}

describe('the duel on the table', () => {
  it('goes on with each answer', () => {
    const { state } = make();
    state().begin(opening);
    state().answer(1);
    state().answer(2);
    expect(state().game?.decisions).toEqual([1, 2]);
  });

  it('leaves an answer that is no option to nobody', () => {
    const { state } = make();
    state().begin(opening);
    const before = state().game;
    state().answer(9);
    state().answer(-1);
    expect(state().game).toBe(before);
  });

  it('stands where it was when the rules stumble, and says so', () => {
    const { state } = make({ faultAt: 1 });
    state().begin(opening);
    state().answer(1);
    state().answer(1);
    expect(state().game?.decisions).toEqual([1]);
    expect(state().notice).toEqual({ what: 'fault', message: 'stumbled' });
    state().undo();
    expect(state().game?.cursor).toBe(0);
  });

  it('sends surrender and an agreed draw out of band, once', () => {
    const { state } = make();
    state().begin(opening);
    state().surrender(0);
    expect(state().game?.decisions).toEqual([-1]);
    expect(current(state().game!).result?.winner).toBe(1);
    state().agreeDraw();
    expect(state().game?.decisions).toEqual([-1]);
    state().undo();
    state().agreeDraw();
    expect(state().game?.decisions).toEqual([-3]);
    expect(state().game?.branches).toHaveLength(1);
  });

  it('sends a draft of picks only when the rules take it', () => {
    const { state } = make({ pickAt: 0, cards: [4, 6, 8], min: 2, max: 2 });
    state().begin(opening);
    expect(state().pickable()).toEqual([4, 6, 8]);
    expect(state().acceptsPicks([8])).toBe(false);
    expect(state().answerPicks([8])).toBe(false);
    expect(state().acceptsPicks([8, 4])).toBe(true);
    expect(state().answerPicks([8, 4])).toBe(true);
    expect(current(state().game!).prompt?.kind).toBe('open');
  });

  it('begins a rematch with the same decks and another seed', () => {
    const { state } = make();
    state().begin({ ...opening, options: { seed: 1, lp: 4000 } });
    const first = state().game!.id;
    state().rematch(77);
    expect(state().game?.id).not.toBe(first);
    expect(state().game?.opening).toMatchObject({ options: { seed: 77, lp: 4000 } });
  });
});

describe('what is kept in the browser', () => {
  it('is decisions, never snapshots', () => {
    const { state, box } = make();
    state().begin(opening);
    state().answer(1);
    const text = box.read('spellspeed.duel.duel1')!;
    expect(JSON.parse(text)).toMatchObject({ decisions: [1], cursor: 1 });
    expect(text).not.toContain('snapshots');
    expect(text.length).toBeLessThan(700);
  });

  it('resumes at the same step with the later decisions still there', () => {
    const { state, box } = make();
    state().begin(opening);
    for (const answer of [1, 2, 1]) state().answer(answer);
    state().undo();
    const other = make({}, box);
    other.state().resume('duel1');
    expect(other.state().game?.cursor).toBe(2);
    expect(other.state().game?.decisions).toEqual([1, 2, 1]);
    expect(other.state().notice).toBeNull();
    other.state().redo();
    expect(other.state().game?.cursor).toBe(3);
  });

  it('says when the rules take another course, and keeps the stored duel when they stop', () => {
    const { state, box } = make();
    state().begin(opening);
    for (const answer of [1, 2, 1]) state().answer(answer);
    const stored = box.read('spellspeed.duel.duel1');
    const changed = make({ faultAt: 1 }, box, 'other');
    changed.state().resume('duel1');
    expect(changed.state().notice).toEqual({ what: 'stopped', taken: 1, of: 3 });
    expect(box.read('spellspeed.duel.duel1')).toBe(stored);

    const text = JSON.parse(stored!);
    box.write('spellspeed.duel.duel1', JSON.stringify({ ...text, hash: 5 }));
    const differs = make({}, box);
    differs.state().resume('duel1');
    expect(differs.state().notice).toEqual({ what: 'differs' });
  });

  it('tells when a duel is gone, and leaves what it does not understand alone', () => {
    const { state, box } = make();
    box.write('spellspeed.duel.broken', '{"v":1');
    box.write('spellspeed.duel.other', '{"v":2}');
    state().resume('broken');
    expect(state().notice).toEqual({ what: 'gone' });
    expect(savedDuels(box)).toEqual([]);
    expect(box.read('spellspeed.duel.other')).toBe('{"v":2}');
  });

  it('keeps every duel, however many there are', () => {
    const { state, box } = make();
    for (let i = 0; i < 40; i++) {
      state().begin(opening);
      state().answer(1);
      if (i < 5) state().surrender(1);
    }
    expect(savedDuels(box)).toHaveLength(40);
  });

  it('lets a duel without a decision give way to the next one, unless a player named it', () => {
    const { state, box } = make();
    const ids = () => savedDuels(box).map(({ id }) => id);
    state().begin(opening);
    state().begin(opening);
    expect(ids()).toEqual(['duel2']);
    const [kept] = savedDuels(box);
    box.write('spellspeed.duel.duel2', JSON.stringify({ ...kept, title: '결승' }));
    state().begin(opening);
    expect(ids()).toEqual(['duel3', 'duel2']);
    state().answer(1);
    state().undo();
    state().begin(opening);
    expect(ids()).toEqual(['duel4', 'duel3', 'duel2']);
  });

  it('keeps what a player called a duel while it goes on, and where it goes on under another name', () => {
    const { state, box } = make();
    state().begin(opening);
    const [kept] = savedDuels(box);
    box.write('spellspeed.duel.duel1', JSON.stringify({ ...kept, title: '결승' }));
    state().answer(1);
    expect(savedDuels(box)).toMatchObject([{ id: 'duel1', title: '결승', decisions: [1] }]);
    box.write('spellspeed.duel.duel1', JSON.stringify({ ...kept, title: '결승', decisions: [2], stamp: 'another' }));
    state().answer(1);
    expect(savedDuels(box).map(({ id, title }) => [id, title])).toEqual([
      ['duel2', '결승'],
      ['duel1', '결승'],
    ]);
  });

  it('says when the storage is full or closed, and plays on', () => {
    const full: Box = { ...memoryBox(), write: () => 'full' };
    const { state } = make({}, full);
    state().begin(opening);
    state().answer(1);
    expect(state().kept).toBe('full');
    expect(state().game?.decisions).toEqual([1]);

    const closed = make(
      {},
      boxOf(() => {
        throw new Error('denied');
      }),
    );
    closed.state().begin(opening);
    expect(closed.state().kept).toBe('closed');
    expect(savedDuels(closed.box)).toEqual([]);
  });

  it('knows a full storage by its error', () => {
    const storage = {
      setItem() {
        throw Object.assign(new Error('exceeded the quota'), { name: 'QuotaExceededError' });
      },
    } as unknown as Storage;
    expect(boxOf(() => storage).write('a', 'b')).toBe('full');
  });

  it('gives a duel from elsewhere a name of its own', () => {
    const { state, box, rules } = make();
    state().begin(opening);
    state().answer(1);
    const line = { decisions: [2], snapshots: [rules.start(opening), rules.advance(rules.start(opening), 2)] };
    state().adopt(opening, line, 0, null);
    expect(state().game).toMatchObject({ id: 'duel2', cursor: 0, decisions: [2] });
    expect(savedDuels(box).map((duel) => duel.id)).toEqual(['duel2', 'duel1']);
    state().adopt(opening, line, 1, null);
    expect(state().game).toMatchObject({ id: 'duel2', cursor: 1 });
    expect(savedDuels(box)).toHaveLength(2);
    // With something written about it, it is another duel; opened again, it is that one.
    const noted = { ...line, notes: [{ line: line.decisions, at: 1, text: 'n', mark: null }] };
    for (let times = 0; times < 2; times++) state().adopt(opening, noted, 1, null);
    expect(savedDuels(box).map((duel) => duel.id)).toEqual(['duel3', 'duel2', 'duel1']);
    expect(state().game!.notes).toHaveLength(1);
    state().resume('duel2');
    state().putAway('duel1');
    expect(state().game?.id).toBe('duel2');
    state().putAway('duel2');
    expect(state().game).toBeNull();
  });
});
