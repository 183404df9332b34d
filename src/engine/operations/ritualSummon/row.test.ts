import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('ritualSummon', () => {
  const hero = monster({ name: 'Hero', frame: 'ritual', effects: [], level: 6 });
  const of = (name: string, level: number) => monster({ name, level });
  const rite = (total: 'equal' | 'atLeast', more: object = {}) =>
    spell({
      name: 'Rite',
      property: 'ritual',
      do: [{ op: 'ritualSummon', what: { name: hero.id }, from: ['hand', 'field'], total, ...more }],
    });
  const table = (total: 'equal' | 'atLeast', hand: ReturnType<typeof of>[], monsters: ReturnType<typeof of>[] = []) =>
    play({ you: { hand: [rite(total), hero, ...hand], monsters } });

  test('Levels that equal its own', () => {
    const t = table('equal', [of('Two', 2), of('Five', 5)], [of('Four', 4)])
      .activate('Rite')
      .position('defense');
    expect(t.pile(0, 'gy')).toEqual(['Two', 'Four', 'Rite']);
    expect(t.last('summoned', 'Hero')).toMatchObject({ way: 'ritual', from: 'hand' });
    expect(t.last('moved', 'Two')).toMatchObject({ reasons: ['tributed'], cause: 'effect' });
    expect(table('equal', [of('Five', 5)]).why('Rite')).toEqual(['nothing-to-do']);
  });

  test('Levels that reach it, none too many', () => {
    const t = table('atLeast', [of('Two', 2), of('Five', 5), of('Seven', 7)]).activate('Rite');
    t.pick('Two');
    // Two and Seven would be one too many.
    expect(t.place('Seven')).toBe('hand');
    t.position('attack');
    expect(t.pile(0, 'gy')).toEqual(['Two', 'Five', 'Rite']);
  });

  test('sent from the Deck instead of Tributed', () => {
    const t = play({
      you: { hand: [rite('equal', { from: ['deck'], send: true }), hero], deck: [of('Two', 2), of('Four', 4)] },
    });
    t.activate('Rite').position('attack');
    expect(t.last('moved', 'Four')).toMatchObject({ to: 'gy', reasons: ['material'] });
    expect(t.pile(0, 'gy').toSorted()).toEqual(['Four', 'Rite', 'Two']);
  });

  test('a Ritual Monster is Special Summoned otherwise only once it was Summoned properly', () => {
    const reborn = spell({
      name: 'Reborn',
      do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you', kind: 'monster' } }],
    });
    const can = (properlySummoned: boolean) =>
      play({ you: { hand: [reborn], gy: [{ card: hero, properlySummoned }] } }).can('activate Reborn');
    expect([can(false), can(true)]).toEqual([false, true]);
  });
});
