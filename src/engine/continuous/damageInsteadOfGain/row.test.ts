import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('damageInsteadOfGain', () => {
  const sour = (who: 'you' | 'opponent' | 'both') => active(aura('Sour', { mod: 'damageInsteadOfGain', who }));
  const sweet = active(aura('Sweet', { mod: 'gainInsteadOfDamage', who: 'both', how: 'effect' }));
  const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 500 }] });
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 300 }] });
  const raider = monster({ name: 'Raider' });

  test('a gain is effect damage for the players that are meant', () => {
    const lp = (who: 'you' | 'opponent' | 'both') =>
      play({ you: { hand: [cure], spells: [sour(who)] } }).activate('Cure').lp[0];
    expect([lp('you'), lp('both'), lp('opponent')]).toEqual([7500, 7500, 8500]);
    const t = play({ you: { hand: [cure], spells: [sour('you')] } }).activate('Cure');
    expect(t.last('damage')).toMatchObject({ amount: 500, how: 'effect' });
    expect(t.events('lpGained')).toEqual([]);
  });

  test('together with its opposite both are turned twice', () => {
    const t = play({ you: { hand: [cure, bolt], spells: [sour('both'), sweet] } });
    expect(t.activate('Cure').lp[0]).toBe(8500);
    expect(t.activate('Bolt').lp[1]).toBe(7700);
  });

  test('battle damage is left alone', () => {
    const t = play({ you: { monsters: [raider], spells: [sour('both'), sweet] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.lp[1]).toBe(7000);
  });
});
