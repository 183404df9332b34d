import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { monster, play } from '../../testing/board';

describe('damageStep', () => {
  type Step = Omit<Extract<Condition, { cond: 'damageStep' }>, 'cond'>;
  const roid = (c: Step) =>
    monster({
      name: 'Roid',
      atk: 1800,
      type: 'machine',
      effects: [
        {
          kind: 'continuous',
          if: [{ cond: 'damageStep', battling: 'self', ...c }],
          apply: [{ mod: 'stat', to: 'self', atk: { add: 500 } }],
        },
      ],
    });
  const wolf = monster({ name: 'Wolf', atk: 2000, type: 'beast' });
  const attacks = (c: Step) =>
    play({ you: { monsters: [roid(c)] }, opponent: { monsters: [wolf] } })
      .goTo('battle')
      .attack('Roid');
  const attacked = (c: Step) =>
    play({ you: { monsters: [wolf] }, opponent: { monsters: [roid(c)] } })
      .goTo('battle')
      .attack('Wolf');

  test('from its beginning to its end, in a battle of this card', () => {
    const t = attacks({});
    expect(t.lp).toEqual([8000, 7700]);
    expect(t.atk('Roid')).toBe(1800);
    const other = play({
      you: { monsters: [roid({}), monster({ name: 'Raider', atk: 2500 })] },
      opponent: { monsters: [wolf] },
    });
    other.goTo('battle').attack('Raider');
    expect(other.card('Roid').stats?.lines).toEqual([]);
  });

  test('as the attacker or as the monster attacked', () => {
    expect([attacks({ role: 'attacker' }).place('Wolf'), attacked({ role: 'attacker' }).place('Wolf')]).toEqual([
      'gy',
      'monsterZone',
    ]);
    expect([attacks({ role: 'target' }).place('Wolf'), attacked({ role: 'target' }).place('Wolf')]).toEqual([
      'monsterZone',
      'gy',
    ]);
  });

  test('against a monster like this, in these moments', () => {
    expect(attacks({ against: { type: 'beast' } }).place('Wolf')).toBe('gy');
    expect(attacks({ against: { type: 'rock' } }).place('Roid')).toBe('gy');
    expect(attacks({ at: ['performDamageCalculation', 'afterDamageCalculation'] }).place('Wolf')).toBe('gy');
    expect(attacks({ at: ['start', 'end'] }).place('Roid')).toBe('gy');
  });

  test('a direct attack has no monster against it', () => {
    const t = (c: Step) =>
      play({ you: { monsters: [roid(c)] } })
        .goTo('battle')
        .attack('Roid').lp[1];
    expect([t({}), t({ against: { kind: 'monster' } })]).toEqual([5700, 6200]);
  });
});
