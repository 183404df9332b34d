import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('equip', () => {
  const knight = monster({ name: 'Knight', atk: 1000 });
  const imp = monster({ name: 'Imp' });
  const wear = spell({
    name: 'Wear',
    do: [
      {
        op: 'equip',
        what: { from: 'gy', of: 'you', kind: 'monster' },
        to: { kind: 'monster', of: 'you', faceUp: true },
      },
    ],
  });
  const snatch = spell({ name: 'Snatch', do: [{ op: 'destroy', what: { kind: 'monster', of: 'you' } }] });

  test('a monster becomes an Equip Spell, and goes when the other one does', () => {
    const t = play({ you: { hand: [wear, snatch], monsters: [knight], gy: [imp] } }).activate('Wear');
    expect(t.place('Imp')).toBe('spellTrapZone');
    expect(t.events('equipped')).toHaveLength(1);
    t.activate('Snatch');
    expect([t.place('Knight'), t.place('Imp')]).toEqual(['gy', 'gy']);
  });

  test('it needs a zone', () => {
    const full = [1, 2, 3, 4, 5].map((n) => spell({ name: `Blank ${n}`, do: [{ op: 'draw', who: 'you', n: 1 }] }));
    const t = play({ you: { hand: [], monsters: [knight], gy: [imp], spells: [wear, ...full.slice(1)] } });
    // Its own zone is not free while it resolves.
    expect(t.why('Wear')).toEqual(['nothing-to-do']);
  });
});
