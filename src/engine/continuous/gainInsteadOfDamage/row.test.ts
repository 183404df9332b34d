import { describe, expect, test } from 'vitest';
import { active, aura, bell, monster, play, spell } from '../../testing/board';

describe('gainInsteadOfDamage', () => {
  const rainbow = (who: 'you' | 'opponent' | 'both') => active(aura('Rainbow', { mod: 'gainInsteadOfDamage', who }));
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 500 }] });
  const raider = monster({ name: 'Raider' });

  test('battle and effect damage are gained', () => {
    const t = play({ you: { hand: [bolt], monsters: [raider] }, opponent: { spells: [rainbow('you')] } });
    t.activate('Bolt').goTo('battle').attack('Raider');
    expect(t.lp[1]).toBe(9500);
    expect(t.events('damage')).toEqual([]);
    expect(t.events('lpGained').map((e) => e.amount)).toEqual([500, 1000]);
  });

  test('only by the players that are meant', () => {
    const lp = (who: 'you' | 'opponent' | 'both') =>
      play({ you: { hand: [bolt] }, opponent: { spells: [rainbow(who)] } }).activate('Bolt').lp[1];
    expect([lp('you'), lp('both'), lp('opponent')]).toEqual([8500, 8500, 7500]);
  });

  test('it was no damage, and comes before what makes damage 0', () => {
    const ears = bell({ event: 'damage', to: 'opponent' });
    const shield = active(aura('Shield', { mod: 'noDamage', who: 'you' }));
    const t = play({ you: { hand: [bolt], monsters: [ears] }, opponent: { spells: [rainbow('you'), shield] } });
    t.activate('Bolt');
    expect([t.lp[1], t.events('activated', 'Bell')]).toEqual([8500, []]);
  });
});
