import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('becomeName', () => {
  const frog = monster({ name: 'Frog' });
  const mimic = monster({
    name: 'Mimic',
    effects: [{ kind: 'continuous', apply: [{ mod: 'becomeName', to: 'self', name: frog.id }] }],
  });
  const hunt = (name: number, from: 'monsterZone' | 'gy' = 'monsterZone') =>
    spell({ name: 'Hunt', target: [{ as: 't', from, name }], do: [{ op: 'banish', what: '$t' }] });

  test('on the field it has the other name and no longer its own', () => {
    expect(play({ you: { hand: [hunt(frog.id)], monsters: [mimic] }, also: [frog] }).why('Hunt')).toEqual([]);
    expect(play({ you: { hand: [hunt(mimic.id)], monsters: [mimic] }, also: [frog] }).why('Hunt')).toEqual([
      'no-target',
    ]);
  });

  test('elsewhere it has its own', () => {
    expect(play({ you: { hand: [hunt(mimic.id, 'gy')], gy: [mimic] }, also: [frog] }).why('Hunt')).toEqual([]);
    expect(play({ you: { hand: [hunt(frog.id, 'gy')], gy: [mimic] }, also: [frog] }).why('Hunt')).toEqual([
      'no-target',
    ]);
  });
});
