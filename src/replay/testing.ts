/** Records for tests: arbitrary ones for properties, and synthetic duels with the habits of real ones. */
import fc from 'fast-check';
import type { DeckList, PlacedCard } from '@/engine';
import { canonical } from './codec';
import { MARKS, type ReplayBoard, type ReplayBranch, type ReplayRecord, type ReplayStart } from './record';
import { COUNTER_TABLE, DEED_TABLE, METHOD_TABLE, PLACE_TABLE, TURN_TABLE, WAY_TABLE } from './tables';

const seat = fc.constantFrom(0 as const, 1 as const);
const uint32 = fc.nat({ max: 0xffff_ffff });
const passcode = fc.integer({ min: 1, max: 99_999_999 });
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('\ufeff번개 같은 일격', '여기서 "증식의 G"를 체인하면?', '\u0000', 'a\nb', '🐉'),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Leaves out what is undefined, as our types want it. */
function said<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}

const pile = fc
  .tuple(fc.array(passcode, { maxLength: 20 }), fc.array(fc.nat({ max: 19 }), { maxLength: 60 }))
  .map(([codes, picks]) => (codes.length === 0 ? [] : picks.map((pick) => codes[pick % codes.length]!)));
const deck: fc.Arbitrary<DeckList> = fc.record({ main: pile, extra: pile });

const placedCard = (count: number): fc.Arbitrary<PlacedCard> =>
  fc
    .record({
      def: fc.oneof(
        passcode,
        passcode.map((code) => -10 * code),
      ),
      place: fc.constantFrom(...PLACE_TABLE),
      seat,
      owner: optional(seat),
      index: optional(fc.nat({ max: 6 })),
      faceUp: optional(fc.boolean()),
      position: optional(fc.constantFrom('attack' as const, 'defense' as const)),
      setTurn: optional(fc.nat({ max: 300 })),
      summonedTurn: optional(fc.nat({ max: 300 })),
      method: fc.constantFrom(...METHOD_TABLE),
      way: fc.constantFrom(...WAY_TABLE),
      properlySummoned: optional(fc.boolean()),
      counters: optional(
        fc
          .uniqueArray(fc.tuple(fc.constantFrom(...COUNTER_TABLE), fc.nat({ max: 20 })), { selector: ([kind]) => kind })
          .map((entries): NonNullable<PlacedCard['counters']> => Object.fromEntries(entries)),
      ),
      equippedTo: optional(fc.nat({ max: Math.max(0, count - 1) })),
      attachedTo: optional(fc.nat({ max: Math.max(0, count - 1) })),
      attacks: optional(fc.nat({ max: 9 })),
      did: optional(fc.uniqueArray(fc.constantFrom(...DEED_TABLE))),
      used: optional(fc.array(fc.nat({ max: 9 }), { maxLength: 4 })),
    })
    .map((card) => said<PlacedCard>(card));

const board: fc.Arbitrary<ReplayBoard> = fc
  .nat({ max: 30 })
  .chain((count) =>
    fc.record({
      cards: fc.array(placedCard(count), { minLength: count, maxLength: count }),
      lp: optional(fc.tuple(fc.nat(), fc.nat())),
      turnPlayer: optional(seat),
      turn: optional(fc.nat({ max: 300 })),
      at: optional(fc.constantFrom(...TURN_TABLE)),
      normalSummonUsed: optional(fc.boolean()),
      pendulumSummonUsed: optional(fc.boolean()),
      shuffled: optional(fc.tuple(fc.boolean(), fc.boolean())),
      used: optional(fc.array(fc.record({ seat, def: passcode, effect: fc.nat({ max: 9 }) }), { maxLength: 4 })),
    }),
  )
  .map((value) => said<ReplayBoard>(value));

const start: fc.Arbitrary<ReplayStart> = fc.oneof(
  fc.record({ kind: fc.constant('decks' as const), decks: fc.tuple(deck, deck) }),
  fc.record({ kind: fc.constant('board' as const), board }),
);

const decision = fc.oneof(
  { weight: 20, arbitrary: fc.nat({ max: 12 }) },
  { weight: 2, arbitrary: passcode },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: -1 }) },
);

/** Variations of variations, each leaving an earlier line somewhere. */
const branches = (length: number): fc.Arbitrary<ReplayBranch[]> =>
  fc
    .array(fc.record({ of: fc.nat(), at: fc.nat(), decisions: fc.array(decision, { maxLength: 20 }), name: text }), {
      maxLength: 6,
    })
    .map((drafts) => {
      const lengths = [length];
      return drafts.map(({ of, at, decisions, name }) => {
        const line = of % lengths.length;
        const from = at % (lengths[line]! + 1);
        lengths.push(from + decisions.length);
        return said<ReplayBranch>({
          at: from,
          decisions,
          of: line === 0 ? undefined : line - 1,
          name: name === '' ? undefined : name,
        });
      });
    });

export const anyRecord: fc.Arbitrary<ReplayRecord> = fc
  .tuple(fc.array(decision, { maxLength: 200 }), start)
  .chain(([decisions, begin]) =>
    branches(decisions.length).chain((variations) => {
      const spot = fc.oneof(
        fc.record({ at: fc.nat({ max: decisions.length }) }),
        ...variations.map((variation, branch) =>
          fc.record({ at: fc.nat({ max: variation.at + variation.decisions.length }), branch: fc.constant(branch) }),
        ),
      );
      return fc.record({
        rules: fc.nat({ max: 1000 }),
        cardsHash: uint32,
        options: fc.record({
          lp: fc.oneof(fc.constant(8000), fc.nat()),
          first: seat,
          hand: fc.oneof(fc.constant(5), fc.nat({ max: 40 })),
          seed: uint32,
          shuffle: fc.boolean(),
          openingTurn: fc.boolean(),
          switches: fc.array(fc.constantFrom('tcg-trigger-order', '구-재정'), { maxLength: 3 }),
          names: fc.oneof(
            fc.constant<[string, string]>(['Player 1', 'Player 2']),
            fc.tuple(text, text) as fc.Arbitrary<[string, string]>,
          ),
        }),
        start: fc.constant(begin),
        decisions: fc.constant(decisions),
        checks: fc.array(fc.nat({ max: 255 }), { maxLength: 30 }),
        hash: uint32,
        branches: fc.constant(variations),
        comments: fc.array(
          fc.tuple(spot, text).map(([where, words]) => ({ ...where, text: words })),
          { maxLength: 5 },
        ),
        marks: fc.array(
          fc.tuple(spot, fc.constantFrom(...MARKS)).map(([where, mark]) => ({ ...where, mark })),
          {
            maxLength: 5,
          },
        ),
        anchor: fc.option(
          fc.tuple(spot, fc.nat({ max: 5000 })).map(([{ at, ...where }, event]) => ({ decision: at, event, ...where })),
        ),
      });
    }),
  )
  // Records of the generator lack a prototype, ours do not.
  .map((record) => canonical(structuredClone(record)));

/** A small generator, so that synthetic duels are the same everywhere (mulberry32). */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * A duel with two 55-card Decks and decisions as they come in duels: half are windows that are mostly passed, the rest
 * yes or no, lists of actions, targets and searches through a Deck.
 */
export function syntheticDuel(seed: number, decisions: number, copies = 2): ReplayRecord {
  const below = chance(seed);
  const code = () => 1 + below(99_999_999);
  const list = (size: number): number[] => {
    const cards: number[] = [];
    while (cards.length < size) {
      const next = code();
      for (let n = 1 + below(2 * copies - 1); n > 0 && cards.length < size; n--) cards.push(next);
    }
    return cards;
  };
  const decide = (): number => {
    const kind = below(100);
    if (kind < 50) return below(100) < 85 ? 0 : 1 + below(3);
    if (kind < 70) return below(2);
    if (kind < 85) return below(8);
    if (kind < 95) return below(5);
    return below(35);
  };
  const uint = () => below(0x1_0000) * 0x1_0000 + below(0x1_0000);
  return canonical({
    rules: 1,
    cardsHash: uint(),
    options: {
      lp: 8000,
      first: 1,
      hand: 5,
      seed: uint(),
      shuffle: true,
      openingTurn: true,
      switches: [],
      names: ['Player 1', 'Player 2'],
    },
    start: {
      kind: 'decks',
      decks: [
        { main: list(40), extra: list(15) },
        { main: list(40), extra: list(15) },
      ],
    },
    decisions: Array.from({ length: decisions }, decide),
    checks: Array.from({ length: Math.ceil(decisions / 18) }, () => below(256)),
    hash: uint(),
    branches: [],
    comments: [],
    marks: [],
    anchor: null,
  });
}

/** A position in the middle of a duel: full fields, hands, both GYs, some banished cards. */
export function syntheticPosition(seed: number): ReplayRecord {
  const below = chance(seed);
  const duel = syntheticDuel(seed, 0);
  const def = () => 1 + below(99_999_999);
  const cards: PlacedCard[] = [];
  for (const side of [0, 1] as const) {
    for (let index = 0; index < 3; index++) {
      cards.push({ def: def(), place: 'monsterZone', seat: side, index, position: 'attack', faceUp: true });
      cards.push({ def: def(), place: 'spellTrapZone', seat: side, index, faceUp: false, setTurn: 2 });
    }
    for (let n = 0; n < 4; n++) cards.push({ def: def(), place: 'hand', seat: side });
    for (let n = 0; n < 6; n++) cards.push({ def: def(), place: 'gy', seat: side });
  }
  const { start: _start, ...rest } = duel;
  return {
    ...rest,
    start: { kind: 'board', board: { cards, lp: [4500, 2300], turnPlayer: 1, turn: 6 } },
    decisions: Array.from({ length: 12 }, () => below(5)),
    checks: [below(256)],
    anchor: { decision: 4, event: 37 },
  };
}
