import { describe, expect, test } from 'vitest';
import type { Selector } from '../definition';
import { active, faceDown, monster, play, spell } from '../testing/board';

describe('cards chosen for what they are together', () => {
  const [a, b] = [monster({ name: 'A' }), monster({ name: 'B', type: 'dragon' })];
  const any = monster({ name: 'Any', effects: [{ kind: 'rule', rule: 'fusionSubstitute' }] });
  const contact = (from: Selector['from'] = 'field') =>
    monster({
      name: 'AB',
      frame: 'fusion',
      level: 6,
      materials: { slots: [{ what: { name: a.id } }, { what: { type: 'dragon' } }] },
      effects: [
        { kind: 'rule', rule: 'mustFirstBeSummonedByItsProcedure' },
        {
          kind: 'procedure',
          from: ['extraDeck'],
          cost: [{ op: 'banish', what: { ...(from && { from }), of: 'you', together: { listed: true } } }],
        },
      ],
    });

  test('the materials a card lists: each fills its place, face-down ones too', () => {
    const t = play({ you: { monsters: [faceDown(a), b, b], extra: [contact()] } })
      .answer('specialSummon AB')
      .pick('B#2')
      .position('attack');
    expect([t.place('AB'), t.place('A'), t.place('B'), t.place('B#2')]).toEqual([
      'monsterZone',
      'banished',
      'monsterZone',
      'banished',
    ]);
    // A procedure is no Fusion Summon, but a proper one.
    expect(t.last('summoned', 'AB')?.way).toBeUndefined();
    expect(t.duel.cards[t.id('AB')]?.properlySummoned).toBe(true);
  });

  test('no substitutes, and none that cannot be Fusion Material', () => {
    const can = (monsters: (typeof a)[], more = {}) =>
      play({ you: { monsters, extra: [contact()], ...more } }).can('specialSummon AB');
    expect([can([a, b]), can([any, b]), can([a, a])]).toEqual([true, false, false]);
    const barred = monster({
      ...b,
      name: 'B',
      effects: [{ kind: 'continuous', apply: [{ mod: 'cannotBeMaterial', to: 'self', ways: ['fusion'] }] }],
    });
    expect(can([a, barred])).toBe(false);
  });

  test('from the field only what lies there, as an Equip Card too; a zone must become free', () => {
    const worn = active(a, { equippedTo: 'B' });
    expect(play({ you: { monsters: [b], spells: [worn], extra: [contact()] } }).can('specialSummon AB')).toBe(true);
    expect(play({ you: { monsters: [b], gy: [a], extra: [contact()] } }).can('specialSummon AB')).toBe(false);
    const both = contact(['field', 'gy']);
    expect(play({ you: { monsters: [b], gy: [a], extra: [both] } }).can('specialSummon AB')).toBe(true);
    const walls = [1, 2, 3, 4, 5].map((n) => monster({ name: `Wall ${n}` }));
    const full = { monsters: [...walls, { card: monster({ name: 'High' }), index: 5 }], gy: [a, b], extra: [both] };
    const t = play({ you: full });
    expect(t.whyNot({ do: 'specialSummon', card: t.id('AB'), effect: 1 })).toEqual(['no-zone']);
  });

  test('a total of Levels that a monster has that can be Summoned', () => {
    const tuner = monster({ name: 'Tuner', level: 2, abilities: ['tuner'] });
    const [three, four] = [monster({ name: 'Three', level: 3 }), monster({ name: 'Four' })];
    const synchro = (level: number) => monster({ name: `Level ${level}`, frame: 'synchro', effects: [], level });
    const tune = spell({
      name: 'Tune',
      do: [
        {
          op: 'banish',
          what: {
            from: 'gy',
            of: 'you',
            together: {
              slots: [{ what: { tuner: true } }, { what: { tuner: false }, min: 1 }],
              levels: { max: 8 },
              levelOf: { from: 'extraDeck', of: 'you', frame: 'synchro' },
            },
          },
        },
      ],
    });
    const t = play({ you: { hand: [tune], gy: [tuner, three, four], extra: [synchro(5), synchro(9)] } }).activate(
      'Tune',
    );
    expect(t.pile(0, 'banished')).toEqual(['Tuner', 'Three']);
    // 9 is too much, 8 nobody has.
    expect(play({ you: { hand: [tune], gy: [tuner, three, four], extra: [synchro(9)] } }).why('Tune')).toEqual([
      'nothing-to-do',
    ]);
    expect(play({ you: { hand: [tune], gy: [three, four], extra: [synchro(7)] } }).why('Tune')).toEqual([
      'nothing-to-do',
    ]);
  });

  test('of the same Level', () => {
    const level = (name: string, n: number) => monster({ name, level: n });
    const crown = monster({
      name: 'Crown',
      frame: 'synchro',
      level: 12,
      effects: [
        {
          kind: 'procedure',
          from: ['extraDeck'],
          cost: [
            {
              op: 'sendToGY',
              what: {
                from: 'monsterZone',
                of: 'you',
                together: { slots: [{ what: { kind: 'monster' }, n: 2 }], sameLevel: true },
              },
            },
          ],
        },
      ],
    });
    const can = (...monsters: ReturnType<typeof level>[]) =>
      play({ you: { monsters, extra: [crown] } }).can('specialSummon Crown');
    expect([can(level('A5', 5), level('B5', 5)), can(level('A5', 5), level('B6', 6))]).toEqual([true, false]);
    const t = play({ you: { monsters: [level('A5', 5), level('B6', 6), level('C6', 6)], extra: [crown] } })
      .answer('specialSummon Crown')
      .position('attack');
    expect([t.place('A5'), t.place('B6'), t.place('C6')]).toEqual(['monsterZone', 'gy', 'gy']);
  });
});
