import { describe, expect, test } from 'vitest';
import type { Operation } from '../../definition';
import { monster, play, trap } from '../../testing/board';

describe('summonNow', () => {
  const tuner = monster({ name: 'Tuner', level: 3, abilities: ['tuner'] });
  const [four, fore] = [monster({ name: 'Four' }), monster({ name: 'Fore' })];
  const seven = monster({
    name: 'Seven',
    frame: 'synchro',
    effects: [],
    level: 7,
    materials: { slots: [{ what: { tuner: true } }, { what: { tuner: false }, min: 1 }] },
  });
  const now = (more: Omit<Extract<Operation, { op: 'summonNow' }>, 'op'>) =>
    trap({ name: 'Now', do: [{ op: 'summonNow', ...more }] });
  const table = (more: Parameters<typeof now>[0], opponent = {}) =>
    play({ you: { spells: [now(more)], monsters: [tuner, four, fore], extra: [seven] }, opponent });

  test('a Summon by its procedure right after the effect, with a negation window of its own', () => {
    const horn = trap({
      name: 'Horn',
      property: 'counter',
      when: { event: 'wouldBeSummoned', by: 'opponent', method: ['special'] },
      do: [{ op: 'negateSummon' }, { op: 'destroy', what: '$pending', join: 'ifDo' }],
    });
    const t = table({}, { spells: [horn] })
      .activate('Now')
      .passAll();
    t.pick('Four').position('attack');
    expect(t.can('activate Horn')).toBe(true);
    t.pass();
    expect(t.place('Seven')).toBe('monsterZone');
    expect(t.last('summoned', 'Seven')).toMatchObject({ way: 'synchro', cause: 'procedure' });
  });

  test('with these materials among them, or only such', () => {
    const self = monster({
      name: 'Self',
      level: 3,
      abilities: ['tuner'],
      effects: [{ kind: 'ignition', do: [{ op: 'summonNow', including: 'self' }] }],
    });
    const t = play({ you: { monsters: [tuner, self, four], extra: [seven] } })
      .activate('Self')
      .position('attack');
    expect(t.pile(0, 'gy')).toEqual(['Self', 'Four']);
    const only = table({ using: { exceptName: four.id } })
      .activate('Now')
      .position('attack');
    expect(only.pile(0, 'gy')).toContain('Fore');
    expect(only.place('Four')).toBe('monsterZone');
  });

  test('at least one of those described', () => {
    const t = table({ including: { kind: 'monster', name: fore.id, of: 'you' } })
      .activate('Now')
      .position('attack');
    expect(t.place('Seven')).toBe('monsterZone');
    expect([t.pile(0, 'gy').includes('Fore'), t.place('Four')]).toEqual([true, 'monsterZone']);
    expect(table({ including: { kind: 'monster', name: 1, of: 'you' } }).why('Now')).toEqual(['nothing-to-do']);
  });

  test('not without a monster that could be Summoned so', () => {
    expect(play({ you: { spells: [now({})], monsters: [four], extra: [seven] } }).why('Now')).toEqual([
      'nothing-to-do',
    ]);
    expect(table({ what: { frame: 'xyz' } }).why('Now')).toEqual(['nothing-to-do']);
  });
});
