import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('addAttribute', () => {
  const lamp = aura('Lamp', { mod: 'addAttribute', to: { of: 'you', kind: 'monster' }, attribute: 'light' });
  const knight = monster({ name: 'Knight', attribute: 'earth' });
  const pick = (attribute: 'earth' | 'light') =>
    spell({ name: 'Pick', target: [{ as: 't', kind: 'monster', attribute }], do: [{ op: 'destroy', what: '$t' }] });

  test('the monster has the Attribute besides its own', () => {
    const t = play({ you: { monsters: [knight], spells: [active(lamp)], hand: [pick('earth'), pick('light')] } });
    expect(t.card('Knight').stats?.attributes).toEqual(['earth', 'light']);
    expect([t.why('Pick'), t.why('Pick#2')]).toEqual([[], []]);
  });

  test('not twice what it has already, and not on the other side', () => {
    const t = play({
      you: { monsters: [monster({ name: 'Angel', attribute: 'light' })], spells: [active(lamp)] },
      opponent: { monsters: [knight] },
    });
    expect(t.card('Angel').stats?.attributes).toEqual(['light']);
    expect(t.card('Knight').stats?.attributes).toEqual(['earth']);
  });

  test('is gone with its source', () => {
    const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { kind: 'spell', name: lamp.id } }] });
    const t = play({ you: { monsters: [knight], spells: [active(lamp)], hand: [shatter] } }).activate('Break');
    expect(t.card('Knight').stats?.attributes).toEqual(['earth']);
  });
});
