import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('indestructible', () => {
  type Safe = Omit<Extract<Modifier, { mod: 'indestructible' }>, 'mod' | 'to'>;
  const wall = (safe: Safe) =>
    monster({
      name: 'Wall',
      atk: 500,
      effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', ...safe }] }],
    });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
  const raider = monster({ name: 'Raider' });

  test('by battle: it stays, its player takes the damage', () => {
    const t = play({ you: { monsters: [raider], hand: [storm] }, opponent: { monsters: [wall({ by: ['battle'] })] } });
    t.goTo('battle').attack('Raider');
    expect(t.place('Wall')).toBe('monsterZone');
    expect(t.lp).toEqual([8000, 7500]);
    expect(t.events('battleDestroyed')).toEqual([]);
    expect(t.goTo('main2').activate('Storm').place('Wall')).toBe('gy');
  });

  test('by effects: battle still destroys it', () => {
    const board = { you: { monsters: [raider], hand: [storm] }, opponent: { monsters: [wall({ by: ['effect'] })] } };
    expect(play(board).activate('Storm').place('Wall')).toBe('monsterZone');
    expect(play(board).goTo('battle').attack('Raider').place('Wall')).toBe('gy');
  });

  test('only by effects of one side', () => {
    const mine = (from: 'you' | 'opponent') =>
      play({ you: { hand: [storm], monsters: [wall({ by: ['effect'], from })] } })
        .activate('Storm')
        .place('Wall');
    expect([mine('opponent'), mine('you')]).toEqual(['gy', 'monsterZone']);
    const theirs = play({
      you: { hand: [storm] },
      opponent: { monsters: [wall({ by: ['effect'], from: 'opponent' })] },
    }).activate('Storm');
    expect(theirs.place('Wall')).toBe('monsterZone');
  });

  test('does not keep it from leaving in another way, nor when its effect is negated', () => {
    const exile = spell({ name: 'Exile', do: [{ op: 'banish', what: { kind: 'monster' } }] });
    const safe = wall({ by: ['battle', 'effect'] });
    expect(
      play({ you: { hand: [exile], monsters: [safe] } })
        .activate('Exile')
        .place('Wall'),
    ).toBe('banished');
    const seal = spell({ name: 'Seal', do: [{ op: 'negateEffects', what: { kind: 'monster' }, until: 'turnEnd' }] });
    expect(
      play({ you: { hand: [seal, storm], monsters: [safe] } })
        .activate('Seal')
        .activate('Storm')
        .place('Wall'),
    ).toBe('gy');
  });

  test('the first time each turn, for all that would be destroyed then', () => {
    const host = monster({
      name: 'Host',
      effects: [
        {
          kind: 'continuous',
          apply: [
            {
              mod: 'indestructible',
              to: { kind: 'monster', of: 'you' },
              by: ['effect', 'battle'],
              firstEachTurn: true,
            },
          ],
        },
      ],
    });
    const t = play({ you: { hand: [storm, storm], monsters: [host, raider] } }).activate('Storm');
    expect([t.place('Host'), t.place('Raider'), t.events('replaced').length]).toEqual([
      'monsterZone',
      'monsterZone',
      2,
    ]);
    t.activate('Storm#2');
    expect([t.place('Host'), t.place('Raider')]).toEqual(['gy', 'gy']);
    const big = monster({ name: 'Big', atk: 2000 });
    const fight = play({ you: { hand: [storm], monsters: [big] }, opponent: { monsters: [host] } });
    fight.goTo('battle').attack('Big');
    expect([fight.place('Host'), fight.lp[1]]).toEqual(['monsterZone', 7000]);
    expect(fight.goTo('main2').activate('Storm').place('Host')).toBe('gy');
  });
});
