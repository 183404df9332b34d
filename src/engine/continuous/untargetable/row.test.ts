import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('untargetable', () => {
  const ghost = (from: 'you' | 'opponent' | 'both') =>
    monster({ name: 'Ghost', effects: [{ kind: 'continuous', apply: [{ mod: 'untargetable', to: 'self', from }] }] });
  const bolt = spell({ name: 'Bolt', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'destroy', what: '$t' }] });
  const knight = monster({ name: 'Knight' });

  test('is no target for effects of that side', () => {
    const theirs = (from: 'you' | 'opponent' | 'both') =>
      play({ you: { hand: [bolt] }, opponent: { monsters: [ghost(from)] } }).why('Bolt');
    expect([theirs('opponent'), theirs('both'), theirs('you')]).toEqual([['no-target'], ['no-target'], []]);
    const own = (from: 'you' | 'opponent') => play({ you: { hand: [bolt], monsters: [ghost(from)] } }).why('Bolt');
    expect([own('opponent'), own('you')]).toEqual([[], ['no-target']]);
  });

  test('only for effects of the kinds of cards named', () => {
    const shy = monster({
      name: 'Shy',
      effects: [{ kind: 'continuous', apply: [{ mod: 'untargetable', to: 'self', from: 'both', by: ['monster'] }] }],
    });
    const archer = monster({
      name: 'Archer',
      effects: [
        {
          kind: 'ignition',
          target: [{ as: 't', kind: 'monster', of: 'opponent' }],
          do: [{ op: 'destroy', what: '$t' }],
        },
      ],
    });
    const t = play({ you: { hand: [bolt], monsters: [archer] }, opponent: { monsters: [shy] } });
    expect([t.why('Archer'), t.why('Bolt')]).toEqual([['no-target'], []]);
  });

  test('another monster is chosen', () => {
    const t = play({ you: { hand: [bolt] }, opponent: { monsters: [ghost('opponent'), knight] } }).activate('Bolt');
    expect([t.place('Knight'), t.place('Ghost')]).toEqual(['gy', 'monsterZone']);
    expect(t.last('targeted')?.cards).toEqual([t.id('Knight')]);
  });

  test('what does not target can hit it, and it can be attacked', () => {
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] });
    expect(
      play({ you: { hand: [storm] }, opponent: { monsters: [ghost('opponent')] } })
        .activate('Storm')
        .place('Ghost'),
    ).toBe('gy');
    const raider = monster({ name: 'Raider', atk: 1500 });
    expect(
      play({ you: { monsters: [raider] }, opponent: { monsters: [ghost('opponent')] } })
        .goTo('battle')
        .attack('Raider')
        .place('Ghost'),
    ).toBe('gy');
  });
});
