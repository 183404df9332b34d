import { expect, test } from 'vitest';
import { monster, play } from '../testing/board';

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
