import { describe, expect, test } from 'vitest';
import { active, aura, bell, monster, play } from '../../testing/board';

describe('battleDamageAsEffect', () => {
  const archer = monster({
    name: 'Archer',
    effects: [{ kind: 'continuous', apply: [{ mod: 'battleDamageAsEffect', to: 'self' }] }],
  });
  const attack = (put: Parameters<typeof play>[0]) => play(put).goTo('battle').attack('Archer');

  test('the damage is logged and answered as effect damage', () => {
    const ears = (how: 'battle' | 'effect') => bell({ event: 'damage', to: 'opponent', how });
    const t = attack({ you: { monsters: [archer, ears('effect')] } });
    expect(t.last('damage')).toMatchObject({ seat: 1, amount: 1000, how: 'effect', dealer: t.id('Archer') });
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(attack({ you: { monsters: [archer, ears('battle')] } }).events('activated', 'Bell')).toEqual([]);
  });

  test('what makes battle damage 0 does not touch it', () => {
    const pillow = active(aura('Pillow', { mod: 'noBattleDamage', who: 'you' }));
    expect(attack({ you: { monsters: [archer] }, opponent: { spells: [pillow] } }).lp[1]).toBe(7000);
    const shield = active(aura('Shield', { mod: 'noDamage', who: 'you' }));
    expect(attack({ you: { monsters: [archer] }, opponent: { spells: [shield] } }).lp[1]).toBe(8000);
  });

  test('damage another monster deals is battle damage', () => {
    const t = attack({ you: { monsters: [archer] }, opponent: { monsters: [monster({ name: 'Ox', atk: 1500 })] } });
    expect(t.last('damage')).toMatchObject({ seat: 0, amount: 500, how: 'battle' });
  });
});
