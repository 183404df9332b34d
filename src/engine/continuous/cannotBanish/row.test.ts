import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('cannotBanish', () => {
  const wall = (who: 'you' | 'opponent' | 'both') => active(aura('Wall', { mod: 'cannotBanish', who }));
  const knight = monster({ name: 'Knight' });
  const exile = spell({ name: 'Exile', do: [{ op: 'banish', what: { kind: 'monster' } }] });
  const fuel = spell({
    name: 'Fuel',
    cost: [{ op: 'banish', what: { from: 'gy', of: 'you' } }],
    do: [{ op: 'gainLP', who: 'you', amount: 100 }],
  });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { kind: 'monster' }, to: 'banished' }] });
  const rift = active(aura('Rift', { mod: 'banishInsteadOfGY', cards: {} }));

  test('effects and costs that banish cannot be used by those players', () => {
    const why = (who: 'you' | 'opponent' | 'both') => {
      const t = play({ you: { hand: [exile, fuel], monsters: [knight], gy: [knight], spells: [wall(who)] } });
      return [t.why('Exile'), t.why('Fuel')];
    };
    expect(why('both')).toEqual([['nothing-to-do'], ['cost-cannot-be-paid']]);
    expect(why('you')).toEqual(why('both'));
    expect(why('opponent')).toEqual([[], []]);
  });

  test('what would be banished instead of going to the GY goes there', () => {
    const t = play({ you: { hand: [storm], monsters: [knight], spells: [wall('both'), rift] } }).activate('Storm');
    expect([t.place('Knight'), t.place('Storm')]).toEqual(['gy', 'gy']);
    expect(
      play({ you: { hand: [storm], monsters: [knight], spells: [rift] } })
        .activate('Storm')
        .place('Storm'),
    ).toBe('banished');
  });
});
