import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('attacking', () => {
  const charger = monster({
    name: 'Charger',
    atk: 1500,
    effects: [
      {
        kind: 'continuous',
        if: [{ cond: 'attacking', card: 'self' }],
        apply: [{ mod: 'stat', to: 'self', atk: { add: 600 } }],
      },
    ],
  });
  const ox = monster({ name: 'Ox', atk: 2000 });

  test('holds for the attacker from the declaration to the end of the battle', () => {
    const t = play({ you: { monsters: [charger] }, opponent: { monsters: [ox] } }).goTo('battle');
    expect(t.atk('Charger')).toBe(1500);
    t.attack('Charger');
    expect(t.lp).toEqual([8000, 7900]);
    expect(t.place('Ox')).toBe('gy');
    expect(t.atk('Charger')).toBe(1500);
  });

  test('not for the monster attacked', () => {
    const t = play({ you: { monsters: [ox] }, opponent: { monsters: [charger] } })
      .goTo('battle')
      .attack('Ox');
    expect(t.lp).toEqual([8000, 7500]);
    expect(t.place('Charger')).toBe('gy');
  });

  test('an effect that needs it can be activated only then', () => {
    const spur = spell({
      name: 'Spur',
      property: 'quickPlay',
      if: [{ cond: 'attacking', card: { of: 'you', kind: 'monster' } }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
    const t = play({ you: { monsters: [ox], hand: [spur] } });
    expect(t.why('Spur')).toEqual(['condition-not-met']);
    expect(t.goTo('battle').why('Spur')).toEqual(['condition-not-met']);
    t.attack('Ox');
    expect(t.why('Spur')).toEqual([]);
  });

  test('`orAttacked`: the monster attacked as well', () => {
    const proud = monster({
      name: 'Proud',
      atk: 1500,
      effects: [
        {
          kind: 'continuous',
          if: [{ cond: 'attacking', card: 'self', orAttacked: true }],
          apply: [{ mod: 'stat', to: 'self', atk: { add: 600 } }],
        },
      ],
    });
    const attacks = play({ you: { monsters: [proud] }, opponent: { monsters: [ox] } })
      .goTo('battle')
      .attack('Proud');
    const attacked = play({ you: { monsters: [ox] }, opponent: { monsters: [proud] } })
      .goTo('battle')
      .attack('Ox');
    expect([attacks.place('Ox'), attacked.place('Ox')]).toEqual(['gy', 'gy']);
  });

  test('`battleStep`: not in the Damage Step', () => {
    const boost = (name: string, battleStep: { battleStep?: true }) =>
      spell({
        name,
        property: 'quickPlay',
        if: [{ cond: 'attacking', card: { of: 'you', kind: 'monster' }, ...battleStep }],
        do: [{ op: 'changeStats', what: { of: 'you', kind: 'monster' }, atk: { add: 100 }, until: 'turnEnd' }],
      });
    const hand = [boost('Early', { battleStep: true }), boost('Late', {})];
    const t = play({ you: { monsters: [ox], hand }, opponent: { monsters: [charger] } }).goTo('battle');
    t.answer('attack Ox');
    expect([t.why('Early'), t.why('Late')]).toEqual([[], []]);
    t.answer('pass').answer('pass');
    expect(t.duel.at.turn).toBe('battlePhase.damageStep.start');
    expect([t.why('Early'), t.why('Late')]).toEqual([['condition-not-met'], []]);
  });
});
