/** A duel with lines that were left and notes goes through a link and comes back as it was. */
import { describe, expect, it } from 'vitest';
import { cards, presetDecks } from '@/catalogue';
import type { DuelOptions } from '@/engine';
import { decodeReplay, encodeReplay, type ReplayRecord, setupOf } from '@/replay';
import { memoryBox } from './box';
import { createDuelStore } from './duel';
import { openedRecord, recordFor, type Sharing } from './linked';
import { notesOn } from './notes';
import { rulesWith } from './rules';

const deck = ({ main, extra }: (typeof presetDecks)[number]) => {
  const list = (pile: [number, number][]) => pile.flatMap(([id, count]) => Array.from({ length: count }, () => id));
  return { main: list(main), extra: list(extra) };
};

function played(options: Partial<DuelOptions> = { seed: 4 }) {
  let id = 0;
  const box = memoryBox();
  const rules = rulesWith(cards);
  const store = createDuelStore({ rules, box, letter: () => 'e', newId: () => `duel${++id}`, now: () => ++id });
  const state = () => store.getState();
  state().begin({ decks: [deck(presetDecks[0]!), deck(presetDecks[1]!)], options });
  for (let n = 0; n < 12; n++) state().answer(0);
  state().note(12, { text: '끝 <b>', mark: '!' });
  state().nameLine('first');
  state().seek(5);
  state().note(5, { text: '', mark: '?' });
  const { prompt } = state().game!.snapshots[5]!;
  state().answer(prompt!.options.length - 1);
  state().nameLine('다른 수');
  return { state, store, box };
}

async function sent(record: ReplayRecord): Promise<ReplayRecord> {
  const decoded = await decodeReplay(await encodeReplay(record));
  if (!decoded.ok) throw new Error(decoded.error.code);
  return decoded.record;
}

describe('a duel with branches and notes', () => {
  const { state } = played();
  const game = state().game!;
  const through = async (sharing: Sharing) => openedRecord(await sent(recordFor(game, cards, sharing)), cards);

  it('keeps notes at their position, whichever line is played', () => {
    expect(game.branches).toHaveLength(1);
    expect([...notesOn(game.notes, game.decisions).keys()]).toEqual([5]);
    expect([...notesOn(game.notes, game.branches[0]!.decisions).keys()].sort()).toEqual([12, 5]);
    expect(game.branches[0]!.name).toBe('first');
    expect(game.name).toBe('다른 수');
  });

  it('comes back from its link with all of them', async () => {
    const { line, step, played: run } = await through('here');
    expect(run.diverged).toBeNull();
    expect(step).toBe(game.cursor);
    expect(line!.decisions).toEqual(game.decisions);
    const [branch] = line!.branches!;
    expect(branch).toMatchObject({ decisions: game.branches[0]!.decisions, name: 'first' });
    expect(branch!.snapshots).toEqual(game.branches[0]!.snapshots);
    expect(notesOn(line!.notes!, branch!.decisions).get(12)).toMatchObject({ text: '끝 <b>', mark: '!' });
    expect(notesOn(line!.notes!, line!.decisions).get(5)).toMatchObject({ text: '', mark: '?' });
  });

  it('ends at the step on the table when only so much is shared', async () => {
    const shown = { ...game, cursor: 3 };
    const record = recordFor(shown, cards, 'past');
    expect(record.decisions).toHaveLength(3);
    expect(record.branches).toEqual([]);
    expect(record.comments).toEqual([]);
    const { line, played: run } = openedRecord(await sent(record), cards);
    expect(run.diverged).toBeNull();
    expect(line!.snapshots).toEqual(game.snapshots.slice(0, 4));
    expect((await through('whole')).step).toBe(0);
  });

  it('leaves out what cannot be played here and keeps the rest', () => {
    const record = recordFor(game, cards, 'here');
    const [branch] = record.branches;
    const broken = {
      ...record,
      branches: [
        { ...branch!, decisions: [9999] },
        { at: 0, of: 0, decisions: [1] },
      ],
    };
    const { line, lost } = openedRecord({ ...broken, comments: [{ at: 2, branch: 0, text: 'lost' }] }, cards);
    expect(line!.branches).toEqual([]);
    expect(lost).toBe(2);
    expect(line!.notes!.map(({ mark }) => mark)).toEqual(['?']);
  });

  it('brings along how the duel began: options, names and rule switches', async () => {
    const options: Partial<DuelOptions> = {
      seed: 77,
      lp: 4000,
      first: 1,
      hand: 4,
      shuffle: false,
      openingTurn: true,
      switches: ['tcg-hidden-triggers', 'from-a-newer-page'],
      names: ['유희 <b>', 'Kaiba'],
    };
    const { state } = played(options);
    const sentGame = state().game!;
    const record = await sent(recordFor(sentGame, cards, 'here'));
    const opening = setupOf(record);
    expect(opening.options).toEqual(sentGame.snapshots[0]!.options);
    expect(opening.options).toMatchObject(options);
    const { line, played: run, lost } = openedRecord(record, cards);
    expect(run.diverged).toBeNull();
    expect(lost).toBe(0);
    expect(run.differs).toEqual({ switches: ['from-a-newer-page'] });
    expect(line!.snapshots).toEqual(sentGame.snapshots);
    expect(line!.branches!.map(({ decisions }) => decisions)).toEqual(
      sentGame.branches.map(({ decisions }) => decisions),
    );
  });

  it('is the same after the page was opened anew', () => {
    const { store, box } = played();
    const before = store.getState().game!;
    const again = createDuelStore({ rules: rulesWith(cards), box, letter: () => 'e', newId: () => 'x', now: () => 1 });
    again.getState().resume(before.id);
    const after = again.getState().game!;
    expect(after.name).toBe(before.name);
    expect(after.branches).toEqual(before.branches);
    for (const { decisions } of [before, ...before.branches])
      expect([...notesOn(after.notes, decisions).values()].map(({ text, mark }) => text + mark).sort()).toEqual(
        [...notesOn(before.notes, decisions).values()].map(({ text, mark }) => text + mark).sort(),
      );
  });
});
