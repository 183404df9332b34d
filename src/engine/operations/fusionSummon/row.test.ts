import { describe, expect, test } from 'vitest';
import type { MaterialSlot, Operation } from '../../definition';
import { bell, faceDown, monster, play, spell } from '../../testing/board';

describe('fusionSummon', () => {
  const [a, b] = [monster({ name: 'A' }), monster({ name: 'B', type: 'dragon' })];
  const fusion = (name: string, ...slots: MaterialSlot[]) =>
    monster({ name, frame: 'fusion', effects: [], level: 6, materials: { slots } });
  const ab = fusion('AB', { what: { name: a.id } }, { what: { type: 'dragon' } });
  type More = Omit<Extract<Operation, { op: 'fusionSummon' }>, 'op'>;
  const poly = (more: More = { from: ['hand', 'field'] }) =>
    spell({ name: 'Poly', do: [{ op: 'fusionSummon', ...more }] });

  test('materials from hand and field, a face-down monster too; then the Summon', () => {
    const t = play({ you: { hand: [poly(), a], monsters: [faceDown(b)], extra: [ab] } });
    t.activate('Poly').position('attack');
    expect([t.place('AB'), t.place('A'), t.place('B')]).toEqual(['monsterZone', 'gy', 'gy']);
    expect(t.last('summoned', 'AB')).toMatchObject({ way: 'fusion', cause: 'effect' });
    expect(t.last('moved', 'A')).toMatchObject({ reasons: ['material'], way: 'fusion', cause: 'effect' });
    expect(t.last('moved', 'A')?.time).toBeLessThan(t.last('summoned', 'AB')?.time ?? 0);
    expect(t.duel.cards[t.id('AB')]?.properlySummoned).toBe(true);
  });

  test('only what can be completed is offered, and the Spell needs it', () => {
    expect(play({ you: { hand: [poly(), a, a], extra: [ab] } }).why('Poly')).toEqual(['nothing-to-do']);
    const t = play({ you: { hand: [poly(), a, b, monster({ name: 'C' })], monsters: [a], extra: [ab] } }).activate(
      'Poly',
    );
    // Picks go by age: B first would leave the second A.
    expect(t.optionLabels()).toEqual(['pick A', 'pick B']);
  });

  test('one card may stand for a named material', () => {
    const any = monster({ name: 'Any', effects: [{ kind: 'rule', rule: 'fusionSubstitute' }] });
    const t = play({ you: { hand: [poly(), any, b], extra: [ab] } })
      .activate('Poly')
      .position('attack');
    expect(t.pile(0, 'gy')).toEqual(['Any', 'B', 'Poly']);
    // Not for a material that is only described.
    expect(play({ you: { hand: [poly(), any, a], extra: [ab] } }).can('activate Poly')).toBe(false);
  });

  test('from elsewhere, from more places while a condition holds, only with some', () => {
    const miracle = poly({ from: ['field', 'gy'], to: 'banished' });
    const t = play({ you: { hand: [miracle], monsters: [a], gy: [b], extra: [ab] } })
      .activate('Poly')
      .position('attack');
    expect([t.place('A'), t.place('B')]).toEqual(['banished', 'banished']);
    const also = poly({
      from: ['hand'],
      also: { if: [{ cond: 'controls', who: 'opponent', cards: { kind: 'monster' } }], from: ['deck'] },
    });
    const from = (monsters: (typeof a)[]) =>
      play({ you: { hand: [also, a], deck: [b], extra: [ab] }, opponent: { monsters } }).can('activate Poly');
    expect([from([]), from([a])]).toEqual([false, true]);
    const dragons = poly({ from: ['hand'], using: { type: 'dragon' } });
    expect(play({ you: { hand: [dragons, a, b], extra: [ab] } }).can('activate Poly')).toBe(false);
  });

  test('an optional "when ... can" of a material has missed the timing, "if" has not', () => {
    const asked = (timing: 'when' | 'if') => {
      const ring = monster({
        name: 'Ring',
        type: 'dragon',
        effects: [
          {
            kind: 'trigger',
            when: { event: 'sentToGY', card: 'self', timing },
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
      const t = play({ you: { hand: [poly(), a, ring], extra: [ab] } });
      return t.activate('Poly').position('attack').can('activate Ring');
    };
    expect([asked('when'), asked('if')]).toEqual([false, true]);
  });

  test('is a Fusion Summon for those who ask', () => {
    const watch = bell({ event: 'summoned', card: { kind: 'monster' }, way: ['fusion'] });
    const t = play({ you: { hand: [poly(), a, b], monsters: [watch], extra: [ab] } })
      .activate('Poly')
      .position('attack');
    expect(t.events('activated', 'Bell').length).toBe(1);
  });
});
