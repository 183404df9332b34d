import { describe, expect, test } from 'vitest';
import { archetypes, cardById } from './index';
import { CardFileError, type FileProblem, readCard, readCards } from './load';

const SANGAN = 26202165;
const BREAKER = 71413901;
const TYPHOON = 5318639;
const MIRROR_FORCE = 44095762;
const OJAMA_TRIO = 29843091;
const CALL_OF_THE_HAUNTED = 97077563;
const CELTIC_GUARDIAN = 91152256;
const LIGHT_AND_DARKNESS = 47297616;
const SNATCH_STEAL = 45986603;
const ABYSSLINDE = 23899727;

const GONE = Symbol('taken out');

const problemsIn = (read: () => unknown): readonly FileProblem[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof CardFileError) return error.problems;
    throw error;
  }
  return [];
};

/** A card of the catalogue with something else at some paths. */
const changed = (id: number, ...changes: [path: string, value: unknown][]): unknown => {
  const card = structuredClone(cardById(id)!);
  for (const [path, value] of changes) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop()!;
    let at = card as unknown as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === GONE) delete at[last];
    else at[last] = value;
  }
  return card;
};
const broken = (id: number, ...changes: [path: string, value: unknown][]): readonly FileProblem[] =>
  problemsIn(() => readCard(changed(id, ...changes), 'broken.json'));

type Case = [title: string, card: number, path: string, value: unknown, problem: Partial<FileProblem>];

describe('one card file', () => {
  test('a good one comes back as it is', () => {
    const card = cardById(SANGAN)!;
    expect(readCard(card, 'sangan.json')).toBe(card);
  });

  test('the message names file, path, what was found and what was expected', () => {
    expect(() => readCard(changed(SANGAN, ['atk', '1000']), 'cards/monsters-effect/sangan.json')).toThrow(
      'cards/monsters-effect/sangan.json: atk: found "1000", expected a number',
    );
  });

  test.each([['text'], [null], [[]], [undefined]])('%j is no card', (json) => {
    expect(problemsIn(() => readCard(json, 'broken.json'))).toMatchObject([{ path: '', expected: 'an object' }]);
  });

  test('all problems are named, not only the first', () => {
    const found = broken(SANGAN, ['level', 'three'], ['effects[0].do[0].op', 'fetch'], ['colour', 'black']);
    expect(found.map(({ path }) => path)).toEqual(['level', 'effects[0].do[0].op', 'colour']);
  });

  test.each<Case>([
    ['an unknown key', SANGAN, 'colour', 1, { path: 'colour', found: 'the key "colour"' }],
    [
      'an unknown key of a step',
      SANGAN,
      'effects[0].do[0].who',
      'you',
      { found: 'the key "who"', expected: 'one of the keys op, what, join, may, if, by, as' },
    ],
    ['a missing key', SANGAN, 'effects[0].do[0].what', GONE, { found: 'nothing', expected: '"what" (Which cards.)' }],
    ['a misspelt operation', SANGAN, 'effects[0].do[0].op', 'destory', { found: '"destory"' }],
    ['a misspelt event', SANGAN, 'effects[0].when.event', 'sentToGrave', { found: '"sentToGrave"' }],
    ['a misspelt kind', SANGAN, 'effects[0].kind', 'triger', { found: '"triger"' }],
    ['a misspelt place', SANGAN, 'effects[0].do[0].what.from', 'grave', { found: '"grave"' }],
    [
      'a misspelt place in a list',
      BREAKER,
      'effects[2].target[0].from',
      ['deck', 'grave'],
      {
        path: 'effects[2].target[0].from[1]',
        found: '"grave"',
      },
    ],
    ['a number for a range', SANGAN, 'effects[0].do[0].what.atk', 1500, { found: '1500', expected: 'an object' }],
    ['a reference that is none', SANGAN, 'effects[0].do[0].what', 'me', { found: '"me"', expected: '"self"' }],
    [
      'a bad amount deep inside',
      BREAKER,
      'effects[1].apply[0].atk.add.times[0].counters',
      'magic',
      { found: '"magic"' },
    ],
    [
      'a short name that is too long',
      SANGAN,
      'short.ko',
      '크리터크리',
      { found: '"크리터크리"', expected: 'at most 4 characters' },
    ],
  ])('%s', (_, id, path, value, problem) => {
    const found = broken(id, [path, value]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'broken.json', path, ...problem });
  });

  test.each<Case>([
    ['a monster with a property', SANGAN, 'property', 'normal', { found: '"normal"' }],
    ['a monster without ATK', SANGAN, 'atk', GONE, { found: 'nothing' }],
    ['a Spell without property', TYPHOON, 'property', GONE, { found: 'nothing' }],
    ['a Trap with the property of a Spell', MIRROR_FORCE, 'property', 'quickPlay', { found: '"quickPlay"' }],
    ['a Spell with a Level', TYPHOON, 'level', 4, { found: '4' }],
    [
      'a Normal Monster with an effect',
      CELTIC_GUARDIAN,
      'effects[0]',
      { kind: 'continuous', apply: [] },
      {
        path: 'effects',
      },
    ],
    ['an Effect Monster without effects', BREAKER, 'effects', [], { found: 'none' }],
    ['a Spell that cannot be activated', SNATCH_STEAL, 'effects[0].kind', 'ignition', { path: 'effects' }],
    ['an Equip Spell that does not equip', SNATCH_STEAL, 'effects[0].do', [], { path: 'effects' }],
    ['the activation of a monster', BREAKER, 'effects[2].kind', 'activation', {}],
    [
      'a procedure on a Trap',
      MIRROR_FORCE,
      'effects[1]',
      { kind: 'procedure', from: ['hand'] },
      {
        path: 'effects[1].kind',
      },
    ],
    ['a trigger without an event', BREAKER, 'effects[0].when', GONE, { path: 'effects[0]' }],
    [
      'an ignition effect with an event',
      BREAKER,
      'effects[2].when',
      { event: 'set', card: 'self' },
      {
        path: 'effects[2].kind',
      },
    ],
    ['a mandatory ignition effect', BREAKER, 'effects[2].mandatory', true, {}],
    ['a Flip effect of no Flip monster', BREAKER, 'effects[0].flip', true, {}],
    ['a limit on the activation of a monster', SANGAN, 'effects[0].limit.key', 'activation', {}],
    ['a variable nobody bound', TYPHOON, 'effects[0].do[0].what', '$victim', { found: '"$victim"' }],
    ['a variable bound too late', SANGAN, 'effects[0].do[0].what.not', '$added', { found: '"$added"' }],
    [
      'a variable of another effect',
      SANGAN,
      'effects[1]',
      { kind: 'continuous', apply: [{ mod: 'pierce', to: '$added' }] },
      {
        path: 'effects[1].apply[0].to',
      },
    ],
    [
      'a variable to keep that is not there',
      SANGAN,
      'effects[0].do[1]',
      {
        op: 'delay',
        join: 'also',
        at: { phase: 'end', turn: 'this' },
        do: [],
        keep: ['lost'],
      },
      { path: 'effects[0].do[1].keep[0]', found: '"$lost"' },
    ],
    ['the link answered, without one', TYPHOON, 'effects[0].do[0].what', '$chain', { found: '"$chain"' }],
    ['a forgotten binding', CALL_OF_THE_HAUNTED, 'effects[0].do[0].bind', GONE, { path: 'effects[1].do[0].what' }],
    ['an unknown Token', OJAMA_TRIO, 'effects[0].do[0].token', 'sheep', { found: '"sheep"' }],
    ['a gap in the numbers', LIGHT_AND_DARKNESS, 'effects[3].no', 5, { found: '5', expected: '2 or 3' }],
    ['a step without a join', SANGAN, 'effects[0].do[1].join', GONE, { path: 'effects[0].do[1]' }],
    ['a first step with a join', SANGAN, 'effects[0].do[0].join', 'then', {}],
    ['a negation of nothing', TYPHOON, 'effects[0].do[0]', { op: 'negateEffect' }, { path: 'effects[0].do[0].op' }],
    ['two amounts at once', TYPHOON, 'effects[0].target[0]', { n: 1, all: true, as: 'target' }, {}],
    ['a range upside down', SANGAN, 'effects[0].do[0].what.atk', { min: 9, max: 1 }, {}],
    [
      'an amount nobody knows',
      TYPHOON,
      'effects[0].do[0]',
      { op: 'gainLP', who: 'you', amount: { amountOf: 'event' } },
      { path: 'effects[0].do[0].amount.amountOf' },
    ],
    [
      'the amount of a step before the first',
      TYPHOON,
      'effects[0].do[0]',
      { op: 'gainLP', who: 'you', amount: { amountOf: 'stepBefore' } },
      { path: 'effects[0].do[0].amount' },
    ],
    [
      'something kept that nobody knew',
      BREAKER,
      'effects[0].if',
      [{ cond: 'kept', name: 'how', is: 'battle' }],
      { path: 'effects[0].if[0].name' },
    ],
    [
      'a limit shared with nobody',
      BREAKER,
      'effects[2].limit',
      { per: 'turn', key: 'copy', group: 'a' },
      { path: 'effects[2].limit.group' },
    ],
    ['a Continuous Trap that stays', CALL_OF_THE_HAUNTED, 'effects[0].stays', true, {}],
    ['a face-down Spell', TYPHOON, 'effects[0].faceDown', true, {}],
    [
      'a second End Phase of this turn',
      SANGAN,
      'effects[0].do[1]',
      { op: 'delay', join: 'also', at: { phase: 'end', turn: 'this', nth: 2 }, do: [] },
      { path: 'effects[0].do[1].at.nth' },
    ],
    [
      'Xyz Materials of no Xyz Monster',
      BREAKER,
      'effects[2].cost[0]',
      { op: 'detach', n: 1, from: 'self' },
      { path: 'effects[2].cost[0].op' },
    ],
    [
      'a new target for no effect',
      TYPHOON,
      'effects[0].do[0]',
      { op: 'changeTarget', to: '$target' },
      { path: 'effects[0].do[0].op' },
    ],
    [
      'a Duel won by nothing',
      BREAKER,
      'effects[3]',
      { kind: 'win', from: ['hand'], if: [] },
      { path: 'effects[3].if' },
    ],
    [
      'the targets answered, without a link',
      TYPHOON,
      'effects[0].do[0].what',
      '$chainTargets',
      { found: '"$chainTargets"' },
    ],
    [
      'a modifier with an unknown variable in its condition',
      BREAKER,
      'effects[1].apply[0].if',
      [{ cond: 'attacking', card: '$foe' }],
      { path: 'effects[1].apply[0].if[0].card' },
    ],
    ['a change of nothing', BREAKER, 'effects[1].apply[0].atk', GONE, { path: 'effects[1].apply[0]' }],
  ])('%s', (_, id, path, value, problem) => {
    expect(broken(id, [path, value])[0]).toMatchObject({ file: 'broken.json', path, ...problem });
  });
});

describe('several card files', () => {
  const sangan = cardById(SANGAN)!;
  const read = (files: Record<string, unknown>) => problemsIn(() => readCards(files, archetypes));

  test('a passcode and names taken twice', () => {
    expect(read({ 'a.json': sangan, 'b.json': sangan })).toMatchObject([
      { file: 'b.json', path: 'id', found: '26202165', expected: 'one not used by a.json' },
      { file: 'b.json', path: 'name.en' },
      { file: 'b.json', path: 'name.ko' },
      { file: 'b.json', path: 'name.ja' },
    ]);
  });

  test('a card that is there already', () => {
    const found = problemsIn(() => readCards({ 'a.json': sangan }, archetypes, [sangan]));
    expect(found[0]).toMatchObject({ file: 'a.json', path: 'id', expected: 'one not used by the card Sangan' });
  });

  test('a name and an archetype nobody has', () => {
    const what = { from: 'deck', archetype: 'fish', exceptName: 7 };
    expect(read({ 'linde.json': changed(ABYSSLINDE, ['effects[0].do[0].what', what]) })).toMatchObject([
      { file: 'linde.json', path: 'effects[0].do[0].what.archetype', found: '"fish"' },
      { file: 'linde.json', path: 'effects[0].do[0].what.exceptName', found: '7' },
    ]);
  });

  test('a card that is only named: someone must name it, and it must not be in the catalogue', () => {
    const problems = (id: number, exceptName: number) => {
      const linde = changed(ABYSSLINDE, ['effects[0].do[0].what', { from: 'deck', exceptName }]);
      const named = [{ id, en: 'Far Away', ko: '먼 곳', ja: '遠く' }];
      return problemsIn(() => readCards({ 'linde.json': linde }, archetypes, [], named));
    };
    const file = 'cards/named.json';
    expect(problems(7, 7)).toEqual([]);
    expect(problems(7, ABYSSLINDE)).toMatchObject([{ file, path: '[0].id', expected: 'a card that an effect names' }]);
    expect(problems(ABYSSLINDE, ABYSSLINDE)).toMatchObject([
      { file, path: 'id', expected: 'one not used by linde.json' },
      { file, path: '[0].id', expected: 'a card that is not in the catalogue' },
    ]);
  });

  test('problems of all files are named', () => {
    const found = read({ 'a.json': changed(SANGAN, ['level', 'x']), 'b.json': changed(TYPHOON, ['level', 4]) });
    expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(['a.json level', 'b.json level']);
  });
});
