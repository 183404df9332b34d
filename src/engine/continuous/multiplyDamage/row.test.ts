import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('multiplyDamage', () => {
  type Times = Omit<Extract<Modifier, { mod: 'multiplyDamage' }>, 'mod'>;
  const diet = (more: Times) => aura('Diet', { mod: 'multiplyDamage', ...more });
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 500 }] });
  const raider = monster({ name: 'Raider', atk: 1100 });
  const taken = (...mods: ReturnType<typeof diet>[]) => {
    const t = play({ you: { hand: [bolt], monsters: [raider] }, opponent: { spells: mods.map((m) => active(m)) } });
    t.activate('Bolt').goTo('battle').attack('Raider');
    return t.events('damage').map((e) => e.amount);
  };

  test('halved or doubled, all damage or of one kind', () => {
    expect(taken(diet({ who: 'you', by: 0.5 }))).toEqual([250, 550]);
    expect(taken(diet({ who: 'you', by: 2 }))).toEqual([1000, 2200]);
    expect(taken(diet({ who: 'you', by: 2, how: 'battle' }))).toEqual([500, 2200]);
    expect(taken(diet({ who: 'you', by: 0.5, how: 'effect' }))).toEqual([250, 1100]);
  });

  test('only for the players that are meant', () => {
    expect(taken(diet({ who: 'opponent', by: 2 }))).toEqual([500, 1100]);
    expect(taken(diet({ who: 'both', by: 2 }))).toEqual([1000, 2200]);
  });

  test('two such effects both apply, unless one damage is changed only once', () => {
    const twice = diet({ who: 'you', by: 2 });
    expect(taken(twice, twice)).toEqual([2000, 4400]);
    const once = diet({ who: 'you', by: 2, once: true });
    expect(taken(once, once)).toEqual([1000, 2200]);
  });

  test('costs are no damage', () => {
    const price = spell({
      name: 'Price',
      cost: [{ op: 'payLP', amount: 1000 }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    const t = play({ you: { hand: [price], spells: [active(diet({ who: 'you', by: 0.5 }))] } }).activate('Price');
    expect(t.lp[0]).toBe(7000);
  });

  test('only in battles of a monster with another', () => {
    const raider = monster({ name: 'Raider', atk: 1500 });
    const double = aura('Double', {
      mod: 'multiplyDamage',
      who: 'opponent',
      how: 'battle',
      by: 2,
      involving: { name: raider.id },
    });
    const lp = (attacker: string, target?: string) => {
      const board = {
        you: { monsters: [raider, monster({ name: 'Other', atk: 1500 })], spells: [active(double)] },
        opponent: { monsters: target ? [monster({ name: target })] : [] },
      };
      const t = play(board).goTo('battle');
      return (target ? t.attack(attacker, target) : t.attack(attacker)).lp[1];
    };
    expect([lp('Raider', 'Wall'), lp('Other', 'Wall'), lp('Raider')]).toEqual([7000, 7500, 6500]);
  });
});
