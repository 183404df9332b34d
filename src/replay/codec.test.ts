import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, decodeReplay, encodeReplay, LINK_ROUTE } from './codec';
import { lineOf, type ReplayRecord } from './record';
import { anyRecord, syntheticDuel, syntheticPosition } from './testing';

async function decoded(text: string): Promise<ReplayRecord> {
  const result = await decodeReplay(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.record;
}

describe('a replay link', { timeout: 60_000 }, () => {
  it('gives back every record it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, async (record) => {
        const code = await encodeReplay(record);
        expect(code).toMatch(/^[\w-]+$/);
        expect(await decoded(code)).toStrictEqual(record);
      }),
      { numRuns: 300 },
    );
  });

  it('is found in an address, with white space around it and inside it', async () => {
    const record = syntheticDuel(1, 50);
    const code = await encodeReplay(record);
    const forms = [
      `  ${code}\n`,
      `${LINK_ROUTE}${code}`,
      `https://example.org/duels/index.html${LINK_ROUTE}${code}`,
      `https://example.org/#/d/${code}?lang=ko`,
      `\ufeff\t#/d/${code.slice(0, 30)}\r\n  ${code.slice(30)}\u200b`,
    ];
    for (const form of forms) expect(await decoded(form)).toStrictEqual(record);
  });

  it('keeps the order of Decks that are not shuffled', async () => {
    const duel = syntheticDuel(2, 5);
    const record: ReplayRecord = {
      ...duel,
      options: { ...duel.options, shuffle: false },
      start: {
        kind: 'decks',
        decks: [
          { main: [5, 3, 5, 9], extra: [7, 2] },
          { main: [1, 1, 1, 1, 1, 3], extra: [3, 4] },
        ],
      },
    };
    expect(await decoded(await encodeReplay(record))).toStrictEqual(record);
  });

  it('does not depend on how a shuffled Deck was typed', async () => {
    const record = syntheticDuel(3, 5);
    if (record.start.kind !== 'decks') throw new Error('a duel has Decks');
    const [a, b] = record.start.decks;
    const typed: ReplayRecord = {
      ...record,
      start: { kind: 'decks', decks: [{ ...a, main: a.main.toReversed() }, b] },
    };
    expect(await encodeReplay(typed)).toBe(await encodeReplay(record));
    expect(canonical(typed)).toStrictEqual(record);
  });

  it('says that a record holds too much instead of making a link nobody can read', async () => {
    const record = syntheticDuel(4, 5);
    const wrong: Partial<ReplayRecord>[] = [
      { decisions: Array.from({ length: 70_000 }, () => 0) },
      { decisions: [-4] },
      { decisions: [1.5] },
      { decisions: [2 ** 32] },
      { comments: [{ at: 6, text: 'after the end' }] },
      { comments: [{ at: 0, text: '가'.repeat(10_000) }] },
      { marks: [{ at: 0, branch: 0, mark: '!' }] },
      { branches: [{ at: 0, of: 0, decisions: [] }] },
      { anchor: { decision: 9, event: 0 } },
      { options: { ...record.options, lp: -1 } },
    ];
    for (const part of wrong) await expect(encodeReplay({ ...record, ...part })).rejects.toThrow(RangeError);
  });
});

describe('the size of a link', () => {
  const seeds = Array.from({ length: 10 }, (_, i) => i + 1);
  const longest = async (records: ReplayRecord[]) =>
    Math.max(...(await Promise.all(records.map(async (record) => (await encodeReplay(record)).length))));

  it('of a 400-decision duel with two 55-card Decks is at most 1,000 characters', async () => {
    expect(await longest(seeds.map((seed) => syntheticDuel(seed, 400)))).toBeLessThanOrEqual(1000);
  });

  it('stays within that even when all 110 cards are different', async () => {
    expect(await longest(seeds.map((seed) => syntheticDuel(seed, 400, 1)))).toBeLessThanOrEqual(1000);
  });

  it('of a position without Decks is at most 300 characters', async () => {
    expect(await longest(seeds.map(syntheticPosition))).toBeLessThanOrEqual(300);
  });
});

describe('a line of variations', () => {
  it('goes through the lines it leaves', () => {
    const tree = {
      decisions: [1, 2, 3, 4],
      branches: [
        { at: 2, decisions: [5, 6] },
        { at: 3, of: 0, decisions: [7] },
        { at: 1, of: 1, decisions: [8] },
      ],
    };
    expect(lineOf(tree)).toEqual([1, 2, 3, 4]);
    expect(lineOf(tree, 0)).toEqual([1, 2, 5, 6]);
    expect(lineOf(tree, 1)).toEqual([1, 2, 5, 7]);
    expect(lineOf(tree, 2)).toEqual([1, 8]);
  });
});
