import { describe, expect, it } from 'vitest';
import { type Box, memoryBox } from './box';
import { createDuelStore } from './duel';
import { fakeRules } from './fake';
import { libraryText, linksIn, readLibrary } from './library';
import { keyOf, type SavedDuel, savedDuels } from './saved';
import { wrongIn } from './shape';
import { createShelf } from './shelf';

const opening = {
  decks: [
    { main: [1], extra: [] },
    { main: [2], extra: [] },
  ] as never,
};

function make(box: Box = memoryBox()) {
  let id = 0;
  let time = 1000;
  const newId = () => `d${++id}`;
  const duel = createDuelStore({ rules: fakeRules(), box, letter: () => 'e', newId, now: () => ++time });
  const shelf = createShelf({ box, newId, onRemoved: duel.getState().putAway });
  const begins = (...answers: number[]): string => {
    duel.getState().begin(opening);
    for (const answer of answers) duel.getState().answer(answer);
    shelf.getState().refresh();
    return duel.getState().game!.id;
  };
  const ids = () => shelf.getState().duels.map((one) => one.id);
  return { box, duel, shelf: () => shelf.getState(), begins, ids };
}

/** A box that takes so many duels and no more. */
function smallBox(most: number): Box {
  const box = memoryBox();
  const write: Box['write'] = (key, text) =>
    box.items.has(key) || box.items.size < most ? box.write(key, text) : 'full';
  return { ...box, write };
}

describe('the shelf', () => {
  it('names a duel, cuts what is too long, and takes a name away', () => {
    const { shelf, begins } = make();
    const id = begins(1);
    expect(shelf().rename(id, `  ${'긴'.repeat(80)} `)).toBe('ok');
    expect(shelf().duels[0]!.title).toBe('긴'.repeat(60));
    shelf().rename(id, ' ');
    expect(shelf().duels[0]).not.toHaveProperty('title');
  });

  it('brings back what was removed, all of it', () => {
    const { shelf, box, begins, ids, duel } = make();
    const [a, b, c] = [begins(1), begins(2), begins(1, 1)];
    const before = savedDuels(box);
    shelf().remove([a, c]);
    expect(ids()).toEqual([b]);
    expect(duel.getState().game, 'it was on the table').toBeNull();
    shelf().restore();
    expect(ids()).toEqual([c, b, a]);
    expect(savedDuels(box)).toEqual(before);
  });

  it('keeps it in the storage until it is settled', () => {
    const { shelf, box, begins } = make();
    const id = begins(1);
    shelf().remove([id]);
    expect(make(box).ids()).toEqual([id]);
    shelf().settle();
    expect(make(box).ids()).toEqual([]);
  });

  it('brings back everything that is not settled, also where it was removed one by one', () => {
    const { shelf, begins, ids } = make();
    const [a, b, c] = [begins(1), begins(2), begins(1, 1)];
    shelf().remove([a]);
    shelf().remove([b]);
    expect(ids()).toEqual([c]);
    expect(shelf().removed.map(({ id }) => id)).toEqual([b, a]);
    shelf().restore();
    expect(ids()).toEqual([c, b, a]);
  });

  it('leaves a removed duel that another tab has gone on with', () => {
    const { shelf, box, begins, ids } = make();
    const id = begins(1);
    shelf().remove([id]);
    box.write(keyOf(id), JSON.stringify({ ...savedDuels(box)[0], decisions: [1, 1], stamp: 'other' }));
    shelf().settle();
    expect(ids()).toEqual([id]);
  });
});

describe('a file of duels', () => {
  it('comes back as it was, and is not taken in twice', () => {
    const { shelf, begins, box } = make();
    begins(1);
    shelf().rename(begins(2), '결승 "1"');
    const text = libraryText(savedDuels(box));
    expect(text).not.toContain('stamp');
    const there = make();
    const read = readLibrary(text);
    if ('what' in read) throw new Error(read.what);
    expect(read.faults).toEqual([]);
    expect(there.shelf().takeIn(read.duels)).toEqual({ added: 2, known: 0, left: 0, written: 'ok' });
    const bare = (list: readonly SavedDuel[]) => list.map(({ stamp: _tab, ...rest }) => rest);
    expect(bare(there.shelf().duels)).toEqual(bare(shelf().duels));
    expect(there.shelf().takeIn(read.duels)).toEqual({ added: 0, known: 2, left: 0, written: 'ok' });
  });

  it('never writes over another duel of the same name, nor over what cannot be read', () => {
    const { shelf, box, begins } = make();
    const id = begins(1);
    const [own] = savedDuels(box);
    box.write(keyOf('odd'), '{"v":99}');
    const others = [
      { ...own!, decisions: [2], hash: 5 },
      { ...own!, id: 'odd', decisions: [1, 2] },
      { ...own!, id: '../../<b>', decisions: [2, 2] },
    ];
    expect(shelf().takeIn(others)).toMatchObject({ added: 3, known: 0 });
    expect(savedDuels(box).find((duel) => duel.id === id)).toEqual(own);
    expect(box.read(keyOf('odd'))).toBe('{"v":99}');
    expect(shelf().duels).toHaveLength(4);
    expect(shelf().duels.every((duel) => /^\w+$/.test(duel.id))).toBe(true);
  });

  it('gives a name to what is here without one', () => {
    const { shelf, box, begins } = make();
    begins(1);
    const [own] = savedDuels(box);
    expect(shelf().takeIn([{ ...own!, title: 'mine' }])).toMatchObject({ added: 0, known: 1 });
    expect(shelf().takeIn([{ ...own!, title: 'yours' }])).toMatchObject({ added: 0, known: 1 });
    expect(shelf().duels[0]!.title).toBe('mine');
  });

  it('says how many a full storage did not take', () => {
    const from = make();
    for (const answer of [0, 1, 2]) from.begins(answer);
    const { shelf } = make(smallBox(2));
    expect(shelf().takeIn(savedDuels(from.box))).toEqual({ added: 2, known: 0, left: 1, written: 'full' });
  });

  it('that is damaged says what and where, and the rest of it can be read', () => {
    expect(readLibrary(' \n')).toEqual({ what: 'empty' });
    expect(readLibrary('{"spellspeed":')).toEqual({ what: 'notJson' });
    expect(readLibrary('{"a":1}')).toEqual({ what: 'notDuels' });
    expect(readLibrary('[1]')).toEqual({ what: 'notDuels' });
    expect(readLibrary('{"spellspeed":"duels","version":7,"duels":[]}')).toEqual({ what: 'version', found: '7' });
    const { box, begins } = make();
    begins(1);
    const [good] = savedDuels(box);
    const odd = [
      good,
      { ...good, title: 'x', decisions: [0, 'a'] },
      { ...good, summary: { ...good!.summary, lp: [1] } },
      5,
      { ...good, opening: { decks: [{ main: [1], extra: [] }] } },
      { ...good, opening: { cards: [{ def: 1, place: 'gy', seat: 2 }] } },
      { ...good, notes: [{ at: 0, text: '', mark: '<b>' }] },
    ];
    expect(readLibrary(JSON.stringify({ spellspeed: 'duels', version: 1, duels: odd }))).toEqual({
      duels: [good],
      faults: [
        { entry: 2, title: 'x', field: 'decisions[1]' },
        { entry: 3, title: null, field: 'summary.lp' },
        { entry: 4, title: null, field: '' },
        { entry: 5, title: null, field: 'opening.decks' },
        { entry: 6, title: null, field: 'opening.cards[0].seat' },
        { entry: 7, title: null, field: 'notes[0].mark' },
      ],
    });
  });

  it('that was cut off gives back what is whole, and says which entry is not', () => {
    const { box, begins } = make();
    for (const answer of [0, 1, 2]) begins(answer);
    const duels = savedDuels(box).map(({ stamp: _tab, ...rest }) => rest);
    const text = libraryText(duels);
    expect(readLibrary(text.slice(0, -30))).toEqual({
      duels: duels.slice(0, 2),
      faults: [{ entry: 3, title: null, field: null }],
    });
    expect(readLibrary(text.replace(',', ';'))).toEqual({ what: 'notJson' });
    // Cut between two entries: nobody knows how many are missing, but that some are is told.
    expect(readLibrary(text.split('\n').slice(0, 2).join('\n'))).toEqual({
      duels: duels.slice(0, 1),
      faults: [{ entry: 2, title: null, field: null }],
    });
  });

  it('is told from a text of links', () => {
    expect(linksIn('AQID')).toEqual(['AQID']);
    expect(linksIn('see https://a.b/#/d/AQ ID\n and')).toEqual(['see https://a.b/#/d/AQ ID\n and']);
    expect(linksIn('https://a.b/#/d/AQ\nID\n#/d/BB\n')).toEqual(['https://a.b/#/d/AQ\nID', '#/d/BB']);
  });
});

describe('the shape of a kept duel', () => {
  it('takes what the page itself keeps', () => {
    const { box, begins, duel } = make();
    begins(1, 1);
    duel.getState().note(1, { text: 'n', mark: '!' });
    duel.getState().undo();
    duel.getState().answer(2);
    duel.getState().nameLine('line');
    for (const text of [...(box as ReturnType<typeof memoryBox>).items.values()])
      expect(wrongIn(JSON.parse(text))).toBeNull();
  });
});
