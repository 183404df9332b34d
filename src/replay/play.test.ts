/** Real duels as links: recorded, sent, read and played again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, loadCards, presetDecks } from '@/catalogue';
import {
  advance,
  type BoardSetup,
  type Duel,
  type DuelSetup,
  hashOf,
  type Prompt,
  startDuel,
  startPosition,
} from '@/engine';
import { EXTRA_DECK_FRAMES } from '@/engine/terms';
import { decodeReplay, encodeReplay } from './codec';
import { differenceTexts, divergenceText } from './link-text';
import { answerOf, decisionOf, playRecord, recordOf } from './play';
import { AGREED_DRAW, type ReplayRecord, SURRENDER } from './record';
import { anyRecord, chance } from './testing';

const deckOf = (index: number) => {
  const { main, extra } = presetDecks[index % presetDecks.length]!;
  const list = (pile: [number, number][]) => pile.flatMap(([code, count]) => Array.from({ length: count }, () => code));
  return { main: list(main), extra: list(extra) };
};
const setupOf = (seed: number): DuelSetup => ({
  decks: [deckOf(seed), deckOf(seed + 1)],
  options: { seed, first: seed % 2 === 0 ? 0 : 1 },
});

interface Line {
  setup: DuelSetup | BoardSetup;
  answers: number[];
  snapshots: Duel[];
}

/** Plays at random. */
function played(setup: DuelSetup | BoardSetup, seed: number, most: number): Line {
  const below = chance(seed);
  let duel = 'decks' in setup ? startDuel(setup, cards) : startPosition(setup, cards);
  const line: Line = { setup, answers: [], snapshots: [duel] };
  while (duel.prompt && line.answers.length < most) {
    const answer = below(duel.prompt.options.length);
    duel = advance(duel, cards, answer);
    line.answers.push(answer);
    line.snapshots.push(duel);
  }
  return line;
}

async function sent(record: ReplayRecord): Promise<ReplayRecord> {
  const result = await decodeReplay(await encodeReplay(record));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.record;
}

const board: BoardSetup = {
  cards: [
    ...[0, 1].flatMap((seat) =>
      loadCards()
        .filter((card) => card.kind === 'monster')
        .slice(seat * 3, seat * 3 + 3)
        .map((card, index) => ({ def: card.id, place: 'monsterZone' as const, seat: seat as 0 | 1, index })),
    ),
    ...[0, 1].flatMap((seat) =>
      loadCards()
        .filter((card) => !EXTRA_DECK_FRAMES.includes(card.frame))
        .slice(10 * seat, 10 * seat + 10)
        .map((card) => ({ def: card.id, place: 'deck' as const, seat: seat as 0 | 1 })),
    ),
  ],
  lp: [3000, 2000],
};

describe('a duel that was played', { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4, 5, 6])('comes out the same from its link (seed %i)', async (seed) => {
    const line = played(setupOf(seed), seed, 400);
    const record = recordOf(line, cards);
    expect(recordOf({ setup: line.setup, answers: line.answers }, cards)).toStrictEqual(record);
    const arrived = await sent(record);
    expect(arrived).toStrictEqual(record);
    expect((await encodeReplay(record)).length).toBeLessThanOrEqual(1000);

    const again = playRecord(arrived, cards, { snapshots: true });
    expect(again.diverged).toBeNull();
    expect(again.differs).toEqual({});
    expect(again.decisions).toBe(line.answers.length);
    expect(again.duel).toEqual(line.snapshots.at(-1));
    expect(again.snapshots?.map(hashOf)).toEqual(line.snapshots.map(hashOf));
  });

  it('can begin from a position', async () => {
    const line = played(board, 9, 60);
    const again = playRecord(await sent(recordOf(line, cards)), cards);
    expect(again).toMatchObject({ diverged: null, decisions: line.answers.length });
    expect(again.duel).toEqual(line.snapshots.at(-1));
  });

  it('can end by surrender or agreement', async () => {
    for (const answer of [...SURRENDER, AGREED_DRAW]) {
      const { setup, answers } = played(setupOf(7), 7, 10);
      const record = await sent(recordOf({ setup, answers: [...answers, answer] }, cards));
      const { duel, diverged } = playRecord(record, cards);
      expect(diverged).toBeNull();
      expect(duel?.result?.reason).toBe(answer === AGREED_DRAW ? 'agreement' : 'surrender');
      const more = playRecord({ ...record, decisions: [...record.decisions, 0] }, cards);
      expect(more.diverged).toMatchObject({ why: 'ended', decision: record.decisions.length });
    }
  });

  it('plays its variations', () => {
    const { setup, answers, snapshots } = played(setupOf(8), 8, 30);
    const record = recordOf({ setup, answers, snapshots }, cards, {
      branches: [
        { at: 20, decisions: [SURRENDER[0]] },
        { at: 10, decisions: answers.slice(10, 15) },
        { at: 12, of: 1, decisions: [SURRENDER[1]] },
      ],
    });
    const results = [0, 1, 2].map((branch) => playRecord(record, cards, { branch }));
    for (const { diverged } of results) expect(diverged).toBeNull();
    expect(results[0]!.duel?.result?.winner).toBe(1);
    expect(results[1]!.duel).toEqual(snapshots[15]);
    expect(results[2]!.duel?.result?.winner).toBe(0);
    expect(results[2]!.decisions).toBe(13);
    expect(playRecord(record, cards, { until: 5 }).duel).toEqual(snapshots[5]);
  });

  it('cannot be recorded with an answer that was not legal', () => {
    expect(() => recordOf({ setup: setupOf(1), answers: [999] }, cards)).toThrow(RangeError);
    expect(() => recordOf({ setup: setupOf(1), answers: [-4] }, cards)).toThrow(RangeError);
  });
});

describe('a replay that does not fit', { timeout: 60_000 }, () => {
  const line = played(setupOf(11), 11, 120);
  const record = recordOf(line, cards);

  it('says which decision is not legal', () => {
    const decisions = record.decisions.with(40, 200);
    const { diverged, decisions: taken, duel } = playRecord({ ...record, decisions }, cards);
    expect(diverged).toMatchObject({ decision: 40, turn: line.snapshots[40]!.turn, why: 'illegal', found: 200 });
    expect(taken).toBe(40);
    expect(duel).toEqual(line.snapshots[40]);
    expect(divergenceText(diverged!, 'en')).toContain('decision 41 is not legal: choice 201 of');
    expect(divergenceText(diverged!, 'ko')).toContain('41번째 선택');
  });

  it('says in which turn the state became another one, and goes on', () => {
    const checks = record.checks.with(2, record.checks[2]! ^ 1);
    const { diverged, decisions } = playRecord({ ...record, checks }, cards);
    const turn = line.snapshots.map((duel) => duel.turn).filter((at, i, all) => at !== all[i - 1])[2];
    expect(diverged).toMatchObject({ why: 'turnCheck', turn });
    expect(decisions).toBe(record.decisions.length);
    expect(divergenceText(diverged!, 'en')).toContain(`start of turn ${turn}`);
  });

  it('says when only the end differs', () => {
    const { diverged } = playRecord({ ...record, hash: record.hash ^ 1 }, cards);
    expect(diverged).toMatchObject({ why: 'finalHash', decision: record.decisions.length });
  });

  it('with another seed is noticed at the latest at the end', () => {
    const other = { ...record, options: { ...record.options, seed: record.options.seed + 1 } };
    expect(playRecord(other, cards).diverged).not.toBeNull();
  });

  it('says that rules or cards are others here', () => {
    const { differs, diverged } = playRecord({ ...record, rules: 99, cardsHash: record.cardsHash ^ 1 }, cards);
    expect(diverged).toBeNull();
    expect(differs).toEqual({
      rules: { found: 99, here: record.rules },
      cards: { found: record.cardsHash ^ 1, here: record.cardsHash },
    });
    expect(differenceTexts(differs, 'en')).toHaveLength(2);
    expect(differenceTexts(differs, 'ko')[0]).toContain('룰 버전 99');
  });

  it('names a card that is not known here, and a position that cannot be', () => {
    const unknown = playRecord(
      { ...record, start: { kind: 'decks', decks: [{ main: [1], extra: [] }, deckOf(0)] } },
      cards,
    );
    expect(unknown).toMatchObject({ duel: null, diverged: { why: 'unknownCard', found: 1 } });
    const twice = { def: loadCards()[0]!.id, place: 'fieldZone' as const, seat: 0 as const };
    const impossible = playRecord({ ...record, start: { kind: 'board', board: { cards: [twice, twice] } } }, cards);
    expect(impossible).toMatchObject({ duel: null, diverged: { why: 'board' } });
    for (const lang of ['en', 'ko'] as const)
      expect(divergenceText(impossible.diverged!, lang)).toContain(loadCards()[0]!.name[lang]);
  });

  it('never throws, whatever a readable link holds', () => {
    const codes = loadCards().map((card) => card.id);
    const known = (code: number) => codes[Math.abs(code) % codes.length]!;
    fc.assert(
      fc.property(anyRecord, (any) => {
        const start: ReplayRecord['start'] =
          any.start.kind === 'board'
            ? {
                kind: 'board',
                board: {
                  ...any.start.board,
                  cards: any.start.board.cards.map((card) => ({ ...card, def: known(card.def) })),
                },
              }
            : {
                kind: 'decks',
                decks: [
                  { main: any.start.decks[0].main.map(known), extra: [] },
                  { main: any.start.decks[1].main.map(known), extra: [] },
                ],
              };
        playRecord({ ...any, start }, cards);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a declared card name', () => {
  const prompt: Prompt = {
    seat: 0,
    kind: 'declare',
    options: [
      { do: 'declare', value: '4031928' },
      { do: 'declare', value: '55144522' },
    ],
  };

  it('is stored as its passcode', () => {
    expect(decisionOf(prompt, 1)).toBe(55144522);
    expect(answerOf(prompt, 55144522)).toBe(1);
    expect(answerOf(prompt, 1)).toBeNull();
    expect(answerOf(prompt, -1)).toBe(-1);
  });

  it('is not confused with a declared Type', () => {
    const types: Prompt = { ...prompt, options: [{ do: 'declare', value: 'dragon' }] };
    expect(decisionOf(types, 0)).toBe(0);
    expect(answerOf(types, 0)).toBe(0);
    expect(answerOf(types, 1)).toBeNull();
  });
});
