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

  test('only in battles of some monsters, or when these attack', () => {
    const shy = (attacking: boolean) =>
      monster({
        name: 'Shy',
        atk: 500,
        effects: [
          {
            kind: 'continuous',
            apply: [
              {
                mod: 'noBattleDamage',
                who: 'you',
                involving: 'self',
                ...(attacking ? { attacking: true as const } : {}),
              },
            ],
          },
        ],
      });
    const ox = monster({ name: 'Ox', atk: 1500 });
    const attacks = (attacking: boolean) =>
      play({ you: { monsters: [shy(attacking)] }, opponent: { monsters: [ox] } })
        .goTo('battle')
        .attack('Shy').lp[0];
    const targeted = (attacking: boolean) =>
      play({ you: { monsters: [ox] }, opponent: { monsters: [shy(attacking)] } })
        .goTo('battle')
        .attack('Ox').lp[1];
    expect([attacks(false), targeted(false)]).toEqual([8000, 8000]);
    expect([attacks(true), targeted(true)]).toEqual([8000, 7000]);
    const other = play({
      you: { monsters: [ox] },
      opponent: { monsters: [shy(false), monster({ name: 'Prey', atk: 500 })] },
    });
    expect(other.goTo('battle').attack('Ox', 'Prey').lp[1]).toBe(7000);
  });
});
