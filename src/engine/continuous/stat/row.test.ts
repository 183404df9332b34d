import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { active, aura, faceDown, monster, play, spell } from '../../testing/board';

describe('stat', () => {
  type Stat = Omit<Extract<Modifier, { mod: 'stat' }>, 'mod' | 'to'>;
  const mine = (name: string, more: Stat) => aura(name, { mod: 'stat', to: { of: 'you', kind: 'monster' }, ...more });
  const knight = monster({ name: 'Knight', atk: 1000, def: 800, level: 4 });

  test('adds, sets, doubles and halves, each change on its own line; never below 0', () => {
    const stats = (more: Stat) => {
      const { stats: s } = play({ you: { monsters: [knight], spells: [active(mine('A', more))] } }).card('Knight');
      return [s?.atk, s?.def, s?.level];
    };
    expect(stats({ atk: { add: 500 }, def: { add: -300 } })).toEqual([1500, 500, 4]);
    expect(stats({ atk: { set: 0 }, level: { add: 2 } })).toEqual([0, 800, 6]);
    expect(stats({ atk: { double: true }, def: { halve: true } })).toEqual([2000, 400, 4]);
    expect(stats({ atk: { add: -3000 } })).toEqual([0, 800, 4]);
    const t = play({ you: { monsters: [knight], spells: [active(mine('A', { atk: { add: 500 } }))] } });
    expect(t.card('Knight').stats?.lines).toEqual([
      { source: t.id('A'), sourceDef: expect.any(Number), what: 'atk', change: { add: 500 }, after: 1500, until: null },
    ]);
  });

  test('the earlier effect applies first, so the later one shows', () => {
    const half = mine('Half', { atk: { halve: true } });
    const more = mine('More', { atk: { add: 500 } });
    expect(
      play({ you: { monsters: [knight], spells: [active(half)], hand: [more] } })
        .activate('More')
        .atk('Knight'),
    ).toBe(1000);
    expect(
      play({ you: { monsters: [knight], spells: [active(more)], hand: [half] } })
        .activate('Half')
        .atk('Knight'),
    ).toBe(750);
  });

  test('an amount follows what it counts', () => {
    const pack = mine('Pack', { atk: { add: { times: [{ count: { of: 'you', kind: 'monster' } }, 200] } } });
    const t = play({ you: { monsters: [knight], hand: [monster({ name: 'Page' })], spells: [active(pack)] } });
    expect(t.atk('Knight')).toBe(1200);
    t.normalSummon('Page');
    expect([t.atk('Knight'), t.atk('Page')]).toEqual([1400, 1400]);
  });

  test('only face-up monsters of the side; battle uses the changed values', () => {
    const t = play({
      you: {
        monsters: [knight, faceDown(monster({ name: 'Spy' }))],
        spells: [active(mine('A', { atk: { add: 500 } }))],
      },
      opponent: { monsters: [monster({ name: 'Ox', atk: 1200 })] },
    });
    expect([t.atk('Spy'), t.atk('Ox')]).toEqual([1000, 1200]);
    t.goTo('battle').attack('Knight');
    expect([t.place('Ox'), t.lp[1]]).toEqual(['gy', 7700]);
  });

  test('is gone with its source and off while that is not face-up on the field', () => {
    const a = mine('A', { atk: { add: 500 } });
    const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { kind: 'spell', name: a.id } }] });
    const t = play({ you: { monsters: [knight], hand: [shatter], spells: [active(a)] } }).activate('Break');
    expect(t.atk('Knight')).toBe(1000);
    expect(play({ you: { monsters: [knight], spells: [a] } }).atk('Knight')).toBe(1000);
  });

  test('`original` changes the original value, before all other changes', () => {
    const more = mine('More', { atk: { add: 500 } });
    const shrink = mine('Shrink', { atk: { halve: true }, original: true });
    const t = play({ you: { monsters: [knight], spells: [active(more)], hand: [shrink] } }).activate('Shrink');
    expect(t.atk('Knight')).toBe(1000);
  });
});
