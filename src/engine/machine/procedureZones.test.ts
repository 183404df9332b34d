import { describe, expect, test } from 'vitest';
import { monster, play, trap } from '../testing/board';

const eater = monster({
  name: 'Eater',
  effects: [
    {
      kind: 'procedure',
      from: ['hand'],
      cost: [{ op: 'banish', what: { n: 2, from: ['hand', 'field'], of: 'you', not: 'self' } }],
    },
  ],
});
const named = (...names: string[]) => names.map((name) => monster({ name }));

test('what is given up for a procedure must leave the monster a zone', () => {
  const t = play({ you: { hand: [eater, ...named('X', 'Y')], monsters: named('A', 'B', 'C', 'D', 'E') } });
  t.answer('specialSummon Eater').pick('X');
  // X and Y alone would leave the field full.
  expect(t.optionLabels()).toEqual(['pick A', 'pick B', 'pick C', 'pick D', 'pick E']);
  t.pick('C').position('attack');
  expect([t.place('Eater'), t.place('X'), t.place('C')]).toEqual(['monsterZone', 'banished', 'banished']);
});

test('with a free zone anything will do', () => {
  const t = play({ you: { hand: [eater, ...named('X', 'Y')], monsters: named('A') } });
  t.answer('specialSummon Eater').pick('X', 'Y').position('attack');
  expect([t.place('Eater'), t.place('A')]).toEqual(['monsterZone', 'monsterZone']);
});

test('only to zones a Link Monster points to', () => {
  const flier = monster({
    name: 'Flier',
    effects: [{ kind: 'procedure', from: ['hand'], linked: true, position: 'attack' }],
  });
  const arrow = monster({ name: 'Arrow', frame: 'link', link: { rating: 2, arrows: ['left', 'right'] }, effects: [] });
  const without = play({ you: { hand: [flier], monsters: named('A') } });
  const summon = { do: 'specialSummon', card: without.id('Flier'), effect: 0 } as const;
  expect(without.whyNot(summon)).toEqual(['no-zone']);
  const t = play({ askZones: true, you: { hand: [flier], monsters: [{ card: arrow, index: 2 }] } });
  t.answer('specialSummon Flier');
  expect(t.optionLabels()).toEqual(['monsterZone 1', 'monsterZone 3']);
});

describe('a procedure that may be used once per turn and name', () => {
  const helper = monster({
    name: 'Helper',
    effects: [{ kind: 'procedure', from: ['hand'], limit: { per: 'turn', key: 'name' }, position: 'attack' }],
  });
  const two = [helper, helper];

  test('is used up by its success, for every card of the name', () => {
    const t = play({ you: { hand: two } });
    const [card] = t.duel.seats[0].hand;
    t.answer('specialSummon Helper').passAll();
    const [other = -1] = t.duel.seats[0].hand;
    expect(card).not.toBe(other);
    expect(t.whyNot({ do: 'specialSummon', card: other, effect: 0 })).toEqual(['used-this-turn']);
  });

  test('is not used up by an attempt that was negated', () => {
    const horn = trap({
      name: 'Horn',
      property: 'counter',
      when: { event: 'wouldBeSummoned', by: 'opponent' },
      do: [{ op: 'negateSummon' }],
    });
    const t = play({ you: { hand: two }, opponent: { spells: [horn] } });
    t.answer('specialSummon Helper').activate('Horn').passAll();
    expect(t.events('summonNegated')).toHaveLength(1);
    expect(t.optionLabels().filter((label) => label.startsWith('specialSummon'))).toEqual(['specialSummon Helper#2']);
  });
});
