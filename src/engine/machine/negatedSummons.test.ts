import { describe, expect, test } from 'vitest';
import type { Table } from '../testing/board';
import { active, faceDown, monster, play, spell, trap } from '../testing/board';

/**
 * A negated Summon, whatever kind it is: what it uses up, and where the cards go. The costs and materials are gone, the
 * right of the turn is used up where there is one, and otherwise the Summon counts as not done.
 */
const small = monster({ name: 'Small' });
const other = monster({ name: 'Other' });
const big = monster({ name: 'Big', level: 6 });
const tuner = monster({ name: 'Tuner', level: 3, abilities: ['tuner'] });
const watching = (name: string) =>
  monster({
    name,
    abilities: ['gemini'],
    effects: [
      { kind: 'rule', rule: 'normalMonsterOnFieldAndInGY' },
      { kind: 'rule', rule: 'canBeGeminiSummoned' },
    ],
  });
const own = monster({
  name: 'Own',
  effects: [
    { kind: 'rule', rule: 'mustFirstBeSummonedByItsProcedure' },
    {
      kind: 'procedure',
      from: ['hand', 'gy'],
      cost: [{ op: 'banish', what: { from: 'gy', of: 'you', type: 'dragon' } }],
      position: 'attack',
      oath: [{ mod: 'cannotSummon', who: 'you', methods: ['normal', 'set'] }],
    },
  ],
});
const dragon = monster({ name: 'Dragon', type: 'dragon' });
const extra = (name: string, facts: object, ...what: object[]) =>
  monster({ name, effects: [], materials: { slots: what.map((w) => ({ what: w })) }, ...facts });
const synchro = extra('Synchro', { frame: 'synchro', level: 7 }, { tuner: true }, { tuner: false });
const xyz = extra('Xyz', { frame: 'xyz', rank: 4 }, { level: { min: 4 } }, { level: { min: 4 } });
const link = extra('Link', { frame: 'link', link: { rating: 2, arrows: ['top'] } }, {}, {});
const fusion = monster({
  ...extra('Fusion', { frame: 'fusion', level: 6 }, { name: small.id }, { name: other.id }),
  name: 'Fusion',
  effects: [
    { kind: 'rule', rule: 'mustFirstBeSummonedByItsProcedure' },
    {
      kind: 'procedure',
      from: ['extraDeck'],
      position: 'attack',
      cost: [{ op: 'banish', what: { of: 'you', together: { listed: true } } }],
    },
  ],
});
const scale = (name: string, n: number) => monster({ name, pendulum: { left: n, right: n }, effects: [] });
const swing = monster({ name: 'Swing', pendulum: { left: 5, right: 5 }, effects: [] });
const zone = (card: typeof swing, index: number) => active(card, { index });

interface Way {
  board: NonNullable<Parameters<typeof play>[0]['you']>;
  /** Up to the negation window. */
  begin: (t: Table) => void;
  card: string;
  /** Where it is in the window, and counts as leaving from. */
  from?: 'monsterZone';
  /** Costs and materials, with where they are afterwards. */
  gone?: Record<string, 'gy' | 'banished'>;
  /** What can, and what cannot be done afterwards. */
  can?: string[];
  cannot?: string[];
}
const two = [small, other];
const NORMAL = ['normalSummon Other', 'setMonster Other'];
const WAYS: Record<string, Way> = {
  Normal: { board: { hand: two }, begin: (t) => t.normalSummon('Small'), card: 'Small', cannot: NORMAL },
  Tribute: {
    board: { hand: [big, other], monsters: [small] },
    begin: (t) => t.normalSummon('Big'),
    card: 'Big',
    gone: { Small: 'gy' },
    cannot: NORMAL,
  },
  Flip: {
    board: { hand: [other], monsters: [faceDown(small)] },
    begin: (t) => t.flipSummon('Small'),
    card: 'Small',
    from: 'monsterZone',
    can: NORMAL,
  },
  Gemini: {
    board: { hand: [other], monsters: [watching('Twin')] },
    begin: (t) => t.normalSummon('Twin'),
    card: 'Twin',
    from: 'monsterZone',
    cannot: NORMAL,
  },
  procedure: {
    board: { hand: [own, own, other], gy: [dragon, dragon] },
    begin: (t) => t.specialSummon('Own').pick('Dragon'),
    card: 'Own',
    gone: { Dragon: 'banished' },
    // The oath of a Summon that was not done binds nobody.
    can: ['specialSummon Own#2', ...NORMAL],
  },
  'procedure from the GY': {
    board: { gy: [{ card: own, properlySummoned: true }, dragon] },
    begin: (t) => t.specialSummon('Own'),
    card: 'Own',
    gone: { Dragon: 'banished' },
  },
  Synchro: {
    board: { extra: [synchro, synchro], monsters: [tuner, small, tuner, other] },
    begin: (t) => t.answer('materialSummon Synchro').pick('Tuner', 'Small').position('attack'),
    card: 'Synchro',
    gone: { Tuner: 'gy', Small: 'gy' },
    can: ['materialSummon Synchro#2'],
  },
  Xyz: {
    board: { extra: [xyz, xyz], monsters: [small, other, dragon, big] },
    begin: (t) => t.answer('materialSummon Xyz').pick('Small', 'Other').position('attack'),
    card: 'Xyz',
    gone: { Small: 'gy', Other: 'gy' },
    can: ['materialSummon Xyz#2'],
  },
  Link: {
    board: { extra: [link, link], monsters: [small, other, dragon, big] },
    begin: (t) => t.answer('materialSummon Link').pick('Small', 'Other'),
    card: 'Link',
    gone: { Small: 'gy', Other: 'gy' },
    can: ['materialSummon Link#2'],
  },
  Pendulum: {
    board: { hand: [swing, other], spells: [zone(scale('Low', 1), 0), zone(scale('High', 8), 4)] },
    begin: (t) => t.answer('pendulumSummon Low').pick('Swing').done().position('attack'),
    card: 'Swing',
    can: NORMAL,
    cannot: ['pendulumSummon Low'],
  },
  'contact Fusion': {
    board: { extra: [fusion, fusion], monsters: [small, other, small, other] },
    begin: (t) => t.specialSummon('Fusion').pick('Small', 'Other'),
    card: 'Fusion',
    gone: { Small: 'banished', Other: 'banished' },
    can: ['specialSummon Fusion#2'],
  },
};

const jam = (destroys: boolean) =>
  trap({
    name: 'Jam',
    property: 'counter',
    when: { event: 'wouldBeSummoned', by: 'opponent' },
    do: [{ op: 'negateSummon' }, ...(destroys ? [{ op: 'destroy', what: '$pending', join: 'ifDo' } as const] : [])],
  });

describe.each(Object.entries(WAYS))('a negated %s Summon', (_, way) => {
  test.each([false, true])('destroyed: %s', (destroys) => {
    const { board, begin, card, from, gone = {}, can = [], cannot = [] } = way;
    const t = play({ you: board, opponent: { spells: [jam(destroys)] } });
    const proper = t.duel.cards[t.id(card)]?.properlySummoned;
    begin(t);
    expect(t.place(card)).toBe(from ?? 'nowhere');
    t.activate('Jam').passAll();
    expect(t.place(card)).toBe('gy');
    expect(t.last('moved', card)).toMatchObject({
      before: { place: from ?? 'nowhere', controller: 0 },
      reasons: destroys ? ['destroyed'] : [],
    });
    expect(t.events('summoned', card)).toEqual([]);
    // What was Summoned before and stays where it is has met its revival limit already.
    expect(t.duel.cards[t.id(card)]?.properlySummoned).toBe(from ? proper : false);
    for (const [name, place] of Object.entries(gone)) expect([name, t.place(name)]).toEqual([name, place]);
    for (const label of can) expect([label, t.can(label)]).toEqual([label, true]);
    for (const label of cannot) expect([label, t.can(label)]).toEqual([label, false]);
  });

  test('unless it is not: then it binds and is there', () => {
    const { board, begin, card } = way;
    const t = play({ you: board, opponent: { spells: [jam(false)] } });
    begin(t);
    t.passAll();
    expect(t.place(card)).toBe('monsterZone');
    expect(t.events('summoned', card)).toHaveLength(1);
    expect(t.last('moved', card)?.reasons ?? ['summoned']).toEqual(['summoned']);
  });
});

test('the oath of a procedure binds once the Summon has succeeded', () => {
  const you = { hand: [own, other], gy: [dragon] };
  const t = play({ you, opponent: { spells: [jam(false)] } })
    .specialSummon('Own')
    .passAll();
  expect(t.whyNot({ do: 'normalSummon', card: t.id('Other') })).toEqual(['locked']);
});

test('a Summon to the field of the opponent: the card goes to the GY of its owner, as a monster of the other', () => {
  const gift = monster({
    name: 'Gift',
    effects: [{ kind: 'procedure', from: ['hand'], to: 'opponent', position: 'attack' }],
  });
  const anyone = trap({
    name: 'Anyone',
    property: 'counter',
    when: { event: 'wouldBeSummoned' },
    do: [{ op: 'negateSummon' }],
  });
  const t = play({ you: { hand: [gift] }, opponent: { spells: [anyone] } }).specialSummon('Gift');
  t.activate('Anyone').passAll();
  expect(t.pile(0, 'gy')).toEqual(['Gift']);
  expect(t.last('moved', 'Gift')).toMatchObject({ before: { place: 'nowhere', controller: 1 } });
});

test('what reacts to leaving the field hears only of a negated Flip or Gemini Summon', () => {
  const bell = spell({
    name: 'Bell',
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      {
        kind: 'trigger',
        mandatory: true,
        when: { timing: 'if', event: 'leavesField', card: { kind: 'monster' } },
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      },
    ],
  });
  const heard = (name: keyof typeof WAYS): boolean => {
    const { board, begin } = WAYS[name] as Way;
    const t = play({ you: board, opponent: { spells: [jam(false), active(bell, { index: 3 })] } });
    begin(t);
    t.activate('Jam').passAll();
    return t.lp[1] > 8000;
  };
  expect(['Normal', 'procedure', 'Pendulum'].map(heard)).toEqual([false, false, false]);
  expect(['Flip', 'Gemini'].map(heard)).toEqual([true, true]);
});
