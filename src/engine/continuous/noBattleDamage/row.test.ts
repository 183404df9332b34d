import { describe, expect, test } from 'vitest';
import { active, aura, bell, monster, play, spell } from '../../testing/board';

describe('noBattleDamage', () => {
  const pillow = (who: 'you' | 'opponent' | 'both') => active(aura('Pillow', { mod: 'noBattleDamage', who }));
  const raider = monster({ name: 'Raider' });

  test('battle damage of the side is 0, and no damage is logged', () => {
    const attacked = (who: 'you' | 'opponent' | 'both') =>
      play({ you: { monsters: [raider] }, opponent: { spells: [pillow(who)] } })
        .goTo('battle')
        .attack('Raider');
    expect([attacked('you').lp[1], attacked('both').lp[1], attacked('opponent').lp[1]]).toEqual([8000, 8000, 7000]);
    expect(attacked('you').events('damage')).toEqual([]);
  });

  test('monsters are destroyed all the same, and effect damage is taken', () => {
    const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 500 }] });
    const t = play({
      you: { monsters: [raider], hand: [bolt] },
      opponent: { spells: [pillow('you')], monsters: [monster({ name: 'Prey', atk: 100 })] },
    });
    t.activate('Bolt').goTo('battle').attack('Raider');
    expect(t.place('Prey')).toBe('gy');
    expect(t.lp[1]).toBe(7500);
  });

  test('nothing answers damage that was not dealt', () => {
    const ears = bell({ event: 'damage', to: 'opponent', how: 'battle' });
    const t = play({ you: { monsters: [ears] }, opponent: { spells: [pillow('you')] } })
      .goTo('battle')
      .attack('Bell');
    expect(t.events('activated', 'Bell')).toEqual([]);
  });
});
