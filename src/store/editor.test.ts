import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import {
  type BoardSetup,
  countedUses,
  createPosition,
  fixOf,
  type PlacedCard,
  problemsOf,
  START_NODES,
  startPosition,
} from '@/engine';
import { COUNTERS, DEEDS, SUMMON_METHODS, SUMMON_WAYS } from '@/engine/terms';
import { decodeReplay, encodeReplay, LINK_ROUTE, playRecord, recordOf, setupOf } from '@/replay';
import { readScenario } from '@/rulings/read';
import { runScenario } from '@/rulings/run';
import { readBoard } from '@/rulings/run/board';
import { arranged, scenarioOf, turnPlayerOf } from '@/rulings/write';
import { memoryBox } from './box';
import {
  attach,
  change,
  control,
  count,
  did,
  type Edited,
  EMPTY,
  materialsOf,
  move,
  noteUses,
  occupantOf,
  pileOf,
  put,
  remove,
  type Spot,
  setDuel,
  shift,
  usesOf,
} from './editor';
import { createEditorStore } from './editorStore';
import { positionOf } from './position';

const id = (name: string): number => loadCards().find((card) => card.name.en === name)!.id;
const UTOPIA = id('Number 39: Utopia');
const SANGAN = id('Sangan');
const KURIBOH = id('Kuriboh');
const AXE = id('Axe of Despair');
const LUMINA = id('Lumina, Lightsworn Summoner');
const BREAKER = id('Breaker the Magical Warrior');
const M = (index: number, seat: 0 | 1 = 0): Spot => ({ seat, place: 'monsterZone', index });
const S = (index: number, seat: 0 | 1 = 0): Spot => ({ seat, place: 'spellTrapZone', index });
const start: Edited = { setup: EMPTY, selected: null };
const steps = (...all: ((edited: Edited) => Edited)[]): Edited => all.reduce((edited, step) => step(edited), start);
const puts = (def: number, spot: Spot) => (edited: Edited) => put(edited, def, spot, cards);

describe('the board editor', () => {
  it('puts cards as a player would: monsters up, Traps Set, Equip Spells on what they fit', () => {
    const { setup, selected } = steps(
      puts(SANGAN, M(2)),
      puts(id('Mirror Force'), S(0)),
      puts(AXE, S(1)),
      puts(id('Stargazer Magician'), { seat: 1, place: 'extraDeck' }),
    );
    expect(setup.cards).toMatchObject([
      { place: 'monsterZone', index: 2, faceUp: true, position: 'attack' },
      { place: 'spellTrapZone', faceUp: false },
      { faceUp: true, equippedTo: 0 },
      { place: 'extraDeck', seat: 1, faceUp: true },
    ]);
    expect(selected).toBe(3);
    expect(problemsOf(setup, cards)).toEqual([]);
  });

  it('takes the place of who stood there, and changes places when a card of the board moves', () => {
    const replaced = steps(puts(SANGAN, M(0)), puts(KURIBOH, M(0)));
    expect(replaced.setup.cards.map(({ def }) => def)).toEqual([KURIBOH]);
    const { setup } = steps(puts(SANGAN, M(0)), puts(KURIBOH, M(1)), (edited) => move(edited, 0, M(1), cards));
    expect(setup.cards.map(({ index }) => index)).toEqual([1, 0]);
  });

  it('gives a monster to the other player with its materials, and keeps their owners', () => {
    const { setup } = steps(
      puts(UTOPIA, M(5)),
      (edited) => attach(edited, KURIBOH, 0),
      (edited) => control(edited, 0, 1, cards),
    );
    expect(setup.cards).toMatchObject([
      { seat: 1, owner: 0, index: 6 },
      { place: 'attached', seat: 1, owner: 0 },
    ]);
    const off = move({ setup, selected: 0 }, 0, { seat: 0, place: 'extraDeck' }, cards);
    expect(off.setup.cards).toMatchObject([
      { def: KURIBOH, place: 'gy', seat: 0 },
      { def: UTOPIA, place: 'extraDeck', seat: 0 },
    ]);
  });

  it('keeps references when cards before them go', () => {
    const { setup } = steps(puts(KURIBOH, M(0)), puts(SANGAN, M(1)), puts(AXE, S(0)), (edited) =>
      change(edited, 2, { equippedTo: 1 }),
    );
    expect(remove({ setup, selected: null }, 0).setup.cards[1]).toMatchObject({ def: AXE, equippedTo: 0 });
    expect(remove({ setup, selected: null }, 1).setup.cards[1]).not.toHaveProperty('equippedTo');
  });

  it('sorts piles and forgets nothing of the others', () => {
    const deck: Spot = { seat: 0, place: 'deck' };
    const laid = steps(puts(SANGAN, deck), puts(UTOPIA, M(5)), puts(KURIBOH, deck), (edited) =>
      attach(edited, SANGAN, 1),
    );
    const { setup } = shift(laid, 0, 1);
    expect(pileOf(setup, 0, 'deck').map((i) => setup.cards[i]!.def)).toEqual([KURIBOH, SANGAN]);
    expect(materialsOf(setup, occupantOf(setup, M(5))!)).toHaveLength(1);
    expect(shift(laid, 2, 1)).toEqual(laid);
  });

  it('takes back what was said of a card', () => {
    const { setup } = steps(
      puts(BREAKER, M(0)),
      (edited) => change(edited, 0, { summonedTurn: 3, method: 'normal' }),
      (edited) => count(edited, 0, 'spell', 1),
      (edited) => count(edited, 0, 'spell', 0),
      (edited) => change(edited, 0, { summonedTurn: null, method: null }),
    );
    expect(setup.cards).toEqual([
      { def: BREAKER, place: 'monsterZone', seat: 0, index: 0, faceUp: true, position: 'attack' },
    ]);
  });

  it('keeps "this turn" when the number of the turn changes', () => {
    const { setup } = steps(
      puts(SANGAN, M(0)),
      puts(KURIBOH, M(1)),
      (edited) => change(edited, 0, { summonedTurn: 3 }),
      (edited) => change(edited, 1, { summonedTurn: 2 }),
      (edited) => setDuel(edited, { turn: 1 }),
    );
    expect(setup.cards.map(({ summonedTurn }) => summonedTurn)).toEqual([1, 0]);
    expect(setup.options).toEqual({ openingTurn: true });
    expect(setDuel({ setup, selected: null }, { turn: 2 }).setup).not.toHaveProperty('options');
  });

  it('says what was used this turn, of this copy or by name, and forgets with the face', () => {
    const [ofCopy] = countedUses(cards.get(LUMINA));
    const [byName] = countedUses(cards.get(SANGAN));
    const { setup } = steps(
      puts(LUMINA, M(0)),
      puts(SANGAN, { seat: 1, place: 'gy' }),
      (edited) => noteUses(edited, 0, ofCopy!, 1),
      (edited) => noteUses(edited, 1, byName!, 1),
    );
    expect(setup.cards[0]).toHaveProperty('used', [0]);
    expect(setup.used).toEqual([{ seat: 1, def: SANGAN, effect: 0 }]);
    expect([usesOf(setup, 0, ofCopy!), usesOf(setup, 1, byName!)]).toEqual([1, 1]);
    expect(problemsOf(setup, cards)).toEqual([]);
    expect(change({ setup, selected: 0 }, 0, { faceUp: false }).setup.cards[0]).not.toHaveProperty('used');
    expect(noteUses({ setup, selected: 0 }, 1, byName!, 0).setup).not.toHaveProperty('used');
  });

  it('is kept with its steps, and undone and redone', () => {
    const box = memoryBox();
    const store = createEditorStore(box);
    store.getState().apply(puts(SANGAN, M(0)));
    store.getState().apply(puts(KURIBOH, M(1)));
    const again = createEditorStore(box);
    expect(again.getState().setup).toEqual(store.getState().setup);
    again.getState().undo();
    expect(again.getState().setup.cards).toHaveLength(1);
    again.getState().redo();
    expect(again.getState().setup.cards).toHaveLength(2);
    again.getState().load(EMPTY);
    again.getState().undo();
    expect(again.getState().setup.cards).toHaveLength(2);
    box.write('spellspeed.editor', '{"setup":{"cards":[7]}}');
    expect(createEditorStore(box).getState().setup).toEqual(EMPTY);
  });
});

const seat = fc.constantFrom(0 as const, 1 as const);
const index = fc.nat({ max: 6 });
const pick = fc.nat({ max: 10_000 });
const defs = cards.list.map((card) => card.id);
const spot: fc.Arbitrary<Spot> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ seat, place: fc.constant('monsterZone' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({ seat, place: fc.constant('spellTrapZone' as const), index: fc.nat({ max: 4 }) }),
  },
  fc.record({ seat, place: fc.constant('fieldZone' as const), index: fc.constant(0) }),
  {
    weight: 3,
    arbitrary: fc.record({ seat, place: fc.constantFrom('hand' as const, 'deck', 'extraDeck', 'gy', 'banished') }),
  },
);
type Step = (edited: Edited) => Edited;
/** Does something to one of the cards there are. */
const some =
  (n: number, what: (edited: Edited, card: number) => Edited): Step =>
  (edited) =>
    edited.setup.cards.length === 0 ? edited : what(edited, n % edited.setup.cards.length);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(pick, spot).map(
      ([n, to]): Step =>
        (edited) =>
          put(edited, defs[n % defs.length]!, to, cards),
    ),
  },
  fc.tuple(pick, spot).map(([n, to]) => some(n, (edited, card) => move(edited, card, to, cards))),
  fc.tuple(pick, seat).map(([n, to]) => some(n, (edited, card) => control(edited, card, to, cards))),
  fc.tuple(pick, pick).map(([n, def]) => some(n, (edited, card) => attach(edited, defs[def % defs.length]!, card))),
  fc
    .tuple(pick, fc.constantFrom(...COUNTERS), fc.nat({ max: 3 }))
    .map(([n, counter, many]) => some(n, (edited, card) => count(edited, card, counter, many))),
  fc
    .tuple(
      pick,
      fc.record(
        {
          faceUp: fc.boolean(),
          position: fc.constantFrom('attack' as const, 'defense' as const),
          owner: seat,
          setTurn: fc.nat({ max: 4 }),
          summonedTurn: fc.nat({ max: 4 }),
          method: fc.constantFrom(...SUMMON_METHODS),
          way: fc.constantFrom(...SUMMON_WAYS),
          properlySummoned: fc.boolean(),
          equippedTo: fc.nat({ max: 6 }),
          attacks: fc.nat({ max: 2 }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([n, fields]) => some(n, (edited, card) => change(edited, card, fields))),
  fc
    .tuple(pick, fc.constantFrom(...DEEDS), fc.boolean())
    .map(([n, deed, isDone]) => some(n, (edited, card) => did(edited, card, deed, isDone))),
  {
    weight: 2,
    arbitrary: fc.tuple(pick, pick, fc.nat({ max: 2 })).map(([n, which, times]) =>
      some(n, (edited, card) => {
        const { def } = edited.setup.cards[card]!;
        const uses = countedUses(cards.get(def));
        return uses.length === 0 ? edited : noteUses(edited, card, uses[which % uses.length]!, times);
      }),
    ),
  },
  fc
    .record(
      {
        lp: fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 })),
        turn: fc.integer({ min: 1, max: 6 }),
        turnPlayer: seat,
        at: fc.constantFrom(...START_NODES),
        normalSummonUsed: fc.boolean(),
        pendulumSummonUsed: fc.boolean(),
        shuffled: fc.tuple(fc.boolean(), fc.boolean()),
      },
      { requiredKeys: [] },
    )
    .map(
      (part): Step =>
        (edited) =>
          setDuel(edited, part),
    ),
  fc.tuple(fc.nat({ max: 0xffff_ffff }), fc.boolean()).map(
    ([seed, tcg]): Step =>
      (edited) =>
        setDuel(edited, {
          options: { ...edited.setup.options, seed, ...(tcg && { switches: ['tcg-hidden-triggers'] }) },
        }),
  ),
);

/** With every way out taken, a position anybody could have ended up with. */
function mended(setup: BoardSetup): BoardSetup | null {
  let now = setup;
  for (let i = 0; i < 200; i++) {
    const blocking = problemsOf(now, cards).find((problem) => problem.blocking);
    if (!blocking) return now;
    const fix = fixOf(now, blocking, cards);
    if (!fix) return null;
    now = fix.setup;
  }
  return null;
}

/** The same with the turn player on the first seat, where a scenario has that player. */
function turned(setup: BoardSetup): BoardSetup {
  if (turnPlayerOf(setup) === 0) return setup;
  const other = (one: 0 | 1): 0 | 1 => (one === 0 ? 1 : 0);
  return {
    ...setup,
    turnPlayer: 0,
    ...(setup.lp && { lp: [setup.lp[1], setup.lp[0]] }),
    ...(setup.used && { used: setup.used.map((one) => ({ ...one, seat: other(one.seat) })) }),
    ...(setup.shuffled && { shuffled: [setup.shuffled[1], setup.shuffled[0]] }),
    cards: setup.cards.map(
      (card): PlacedCard => ({
        ...card,
        seat: other(card.seat),
        ...(card.owner !== undefined && { owner: other(card.owner) }),
      }),
    ),
  };
}

describe('whatever was edited and validates', () => {
  it('becomes a duel, a link and a scenario file, and comes back as the same position', async () => {
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (all) => {
        const setup = mended(all.reduce((edited, one) => one(edited), start).setup);
        expect(setup, 'every problem has a way out').not.toBeNull();
        const position = setup!;
        const duel = startPosition(position, cards);
        expect(duel.prompt !== null || duel.result !== null).toBe(true);

        const record = recordOf({ setup: position, answers: [], snapshots: [duel] }, cards);
        const decoded = await decodeReplay(`${LINK_ROUTE}${await encodeReplay(record)}`);
        if (!decoded.ok) throw new Error(decoded.error.code);
        expect(playRecord(decoded.record, cards)).toMatchObject({ diverged: null, duel });
        const { options: _options, ...opened } = setupOf(decoded.record) as BoardSetup;
        const { options: _mine, ...sent } = position;
        expect(opened).toEqual(sent);

        const file = readScenario(JSON.parse(JSON.stringify(scenarioOf(position, cards))));
        if ('wrong' in file) throw new Error(file.wrong);
        expect(runScenario(file.scenario, cards).why).toBeNull();
        const { board } = readBoard(file.scenario.cases[0]!, cards);
        expect(createPosition(board, cards)).toEqual(createPosition(turned(arranged(position)), cards));
        played++;
      }),
      { numRuns: 60 },
    );
    expect(played).toBe(60);
  }, 120_000);
});

describe('an empty board', () => {
  it.each(START_NODES)('can be played from %s', (at) => {
    const duel = startPosition({ ...EMPTY, at }, cards);
    expect(duel.prompt !== null || duel.result !== null).toBe(true);
  });
});

describe('a position taken from a duel', () => {
  it('is the position the duel began from', () => {
    const { setup } = steps(
      puts(UTOPIA, M(5)),
      (edited) => attach(edited, KURIBOH, 0),
      puts(SANGAN, M(1, 1)),
      puts(AXE, S(0)),
      puts(KURIBOH, { seat: 1, place: 'deck' }),
      puts(SANGAN, { seat: 1, place: 'deck' }),
    );
    const duel = startPosition(setup, cards);
    const taken = positionOf(duel, cards);
    expect(taken?.left).toEqual([]);
    const again = startPosition(taken!.setup, cards);
    const looks = (of: typeof duel) =>
      arranged(positionOf(of, cards)!.setup).cards.map(({ def, place, seat: whose, index: zone }) => [
        def,
        place,
        whose,
        zone,
      ]);
    expect(looks(again)).toEqual(looks(duel));
  });

  it('says what was done in this turn, and what can be used once in a Duel', () => {
    const setup: BoardSetup = {
      at: 'mainPhase2',
      turn: 5,
      cards: [
        { def: LUMINA, ...M(0), used: [0], attacks: 1, did: ['battled', 'destroyedByBattle'] },
        { def: BREAKER, ...M(1), did: ['changedPosition'] },
        { def: id('Wind-Up Soldier'), ...M(0, 1), used: [0] },
      ],
      used: [
        { seat: 0, def: SANGAN, effect: 0 },
        { seat: 1, def: id('Instant Fusion'), effect: 0 },
      ],
    };
    expect(problemsOf(setup, cards)).toEqual([]);
    const taken = positionOf(startPosition(setup, cards), cards)!;
    expect(taken.left).toEqual([]);
    expect(taken.setup.used).toEqual(setup.used);
    expect(taken.setup.cards).toMatchObject(setup.cards);
  });
});
