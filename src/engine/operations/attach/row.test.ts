import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('attach', () => {
  const rank = (name: string) => monster({ name, frame: 'xyz', effects: [], rank: 4 });
  const [one, two] = [rank('One'), rank('Two')];
  const [a, b] = [monster({ name: 'A' }), monster({ name: 'B' })];
  const give = spell({
    name: 'Give',
    target: [{ kind: 'monster', name: a.id, as: 'what' }],
    do: [{ op: 'attach', what: '$what', to: { kind: 'monster', name: one.id } }],
  });

  test('the card becomes material and has not left the field as others see it', () => {
    const t = play({ you: { hand: [give], monsters: [one, a] } }).activate('Give');
    expect(t.place('A')).toBe('attached');
    expect(t.duel.cards[t.id('One')]?.field?.materials).toEqual([t.id('A')]);
  });

  test('what is attached to it comes along', () => {
    const swallow = spell({
      name: 'Swallow',
      do: [{ op: 'attach', what: { kind: 'monster', name: two.id }, to: { kind: 'monster', name: one.id } }],
    });
    const t = play({ you: { hand: [swallow], monsters: [one, { card: two, materials: [b] }] } }).activate('Swallow');
    expect(t.duel.cards[t.id('One')]?.field?.materials).toEqual([t.id('Two'), t.id('B')]);
  });

  test('only to an Xyz Monster', () => {
    const no = spell({
      name: 'No',
      do: [{ op: 'attach', what: { kind: 'monster', name: a.id }, to: { kind: 'monster', name: b.id } }],
    });
    const t = play({ you: { hand: [no], monsters: [a, b] } });
    if (t.can('activate No')) t.activate('No');
    expect(t.place('A')).toBe('monsterZone');
  });

  test('material of one monster becomes that of another', () => {
    const rob = spell({
      name: 'Rob',
      do: [{ op: 'attach', what: { from: 'attached', of: 'opponent' }, to: { kind: 'monster', name: one.id } }],
    });
    const t = play({ you: { hand: [rob], monsters: [one] }, opponent: { monsters: [{ card: two, materials: [b] }] } });
    t.activate('Rob');
    expect(t.duel.cards[t.id('One')]?.field?.materials).toEqual([t.id('B')]);
    expect(t.duel.cards[t.id('Two')]?.field?.materials).toEqual([]);
  });
});
