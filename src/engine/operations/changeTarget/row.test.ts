import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('changeTarget', () => {
  const bolt = spell({ name: 'Bolt', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'destroy', what: '$t' }] });
  const shift = trap({
    name: 'Shift',
    when: {
      event: 'activated',
      by: 'opponent',
      what: { of: ['spellCard'], targets: { kind: 'monster', of: 'you' }, targetCount: 1 },
    },
    target: [{ as: 'other', kind: 'monster', of: 'you', not: '$chainTargets' }],
    do: [{ op: 'changeTarget', to: '$other' }],
  });
  const knight = monster({ name: 'Knight' });
  const page = monster({ name: 'Page' });

  test('the link answered works on the new target', () => {
    const t = play({ you: { hand: [bolt] }, opponent: { monsters: [knight, page], spells: [shift] } });
    t.activate('Bolt').pick('Knight').activate('Shift').passAll();
    expect([t.place('Knight'), t.place('Page')]).toEqual(['monsterZone', 'gy']);
    expect(t.last('targeted')).toMatchObject({ chain: 1, cards: [t.id('Page')] });
    expect(t.outcomes).toEqual(['resolved', 'resolved']);
  });

  test('cannot be activated without another monster, or on what does not target', () => {
    const one = play({ you: { hand: [bolt] }, opponent: { monsters: [knight], spells: [shift] } }).activate('Bolt');
    expect(one.place('Knight')).toBe('gy');
    expect(one.events('activated')).toHaveLength(1);
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const all = play({ you: { hand: [storm] }, opponent: { monsters: [knight, page], spells: [shift] } });
    expect(all.activate('Storm').events('activated')).toHaveLength(1);
  });

  test('does nothing if the new target has left when it resolves', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'returnToHand', what: { name: page.id } }] });
    const t = play({ you: { hand: [bolt], spells: [exit] }, opponent: { monsters: [knight, page], spells: [shift] } });
    t.activate('Bolt').pick('Knight').activate('Shift').activate('Exit').passAll();
    expect(t.outcomes).toEqual(['resolved', 'withoutEffect', 'resolved']);
    expect(t.place('Knight')).toBe('gy');
  });
});
