import { describe, expect, test } from 'vitest';
import type { When } from '../../index';
import { active, aura, inDefense, monster, play, trap } from '../../testing/board';

describe('damageCalculation', () => {
  type Moment = Omit<Extract<When, { event: 'damageCalculation' }>, 'event'>;
  const raider = monster({ name: 'Raider', atk: 1500, type: 'beast' });
  const wall = monster({ name: 'Wall', type: 'rock', def: 1000 });
  const ball = (when: Moment) =>
    monster({
      name: 'Ball',
      effects: [
        {
          kind: 'quick',
          from: ['hand'],
          when: { event: 'damageCalculation', ...when },
          cost: [{ op: 'discard', what: 'self' }],
          do: [{ op: 'linger', apply: [{ mod: 'noBattleDamage', who: 'you' }], until: 'damageStepEnd' }],
        },
      ],
    });

  test('is used during damage calculation and at no other moment', () => {
    const ping = trap({
      name: 'Ping',
      do: [{ op: 'changeStats', what: { kind: 'monster' }, atk: { add: 1 }, until: 'turnEnd' }],
    });
    const t = play({
      you: { monsters: [raider] },
      opponent: { hand: [ball({ by: 'opponent', youTakeDamage: true })], spells: [ping] },
    });
    t.goTo('battle');
    expect(t.why('Ball')).toContain('event-not-happened');
    t.attack('Raider');
    const moments: string[] = [];
    while (!t.can('activate Ball')) {
      moments.push(t.duel.at.turn);
      t.pass();
    }
    expect(moments).toContain('battlePhase.damageStep.beforeDamageCalculation');
    expect(t.duel.at.turn).toBe('battlePhase.damageStep.performDamageCalculation');
    t.activate('Ball').passAll();
    expect(t.lp).toEqual([8000, 8000]);
    expect(t.last('momentBegan')?.moment).toBe('end');
  });

  test('is over when the damage has been dealt', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { hand: [ball({ by: 'opponent' })] } });
    t.goTo('battle').attack('Raider').pass();
    expect(t.lp).toEqual([8000, 6500]);
    expect(t.can('activate Ball')).toBe(false);
  });

  test('only if its player would take battle damage', () => {
    const offered = (put: Parameters<typeof play>[0]) => play(put).goTo('battle').attack('Raider').can('activate Ball');
    const hand = [ball({ youTakeDamage: true })];
    expect(offered({ you: { monsters: [raider] }, opponent: { hand } })).toBe(true);
    expect(offered({ you: { monsters: [raider] }, opponent: { hand, monsters: [wall] } })).toBe(true);
    expect(offered({ you: { monsters: [raider] }, opponent: { hand, monsters: [inDefense(wall)] } })).toBe(false);
    expect(offered({ you: { monsters: [raider], hand }, opponent: { monsters: [wall] } })).toBe(false);
  });

  test('by whose attack, and with which monster as attacker or target', () => {
    const offered = (when: Moment) =>
      play({ you: { monsters: [raider] }, opponent: { hand: [ball(when)], monsters: [inDefense(wall)] } })
        .goTo('battle')
        .attack('Raider')
        .can('activate Ball');
    expect([offered({ by: 'opponent' }), offered({ by: 'you' })]).toEqual([true, false]);
    const beast = { type: 'beast' } as const;
    expect([
      offered({ card: beast }),
      offered({ card: beast, role: 'attacker' }),
      offered({ card: beast, role: 'target' }),
    ]).toEqual([true, true, false]);
    expect(offered({ card: { type: 'dragon' } })).toBe(false);
    expect([
      offered({ card: beast, against: { type: 'rock' } }),
      offered({ card: beast, against: { type: 'beast' } }),
    ]).toEqual([true, false]);
  });

  test('a reaction limited by name is used up for the whole turn, by whichever copy', () => {
    const veil = aura('Veil');
    veil.effects.push({
      kind: 'reaction',
      when: { event: 'damageCalculation', youTakeDamage: true },
      limit: { per: 'turn', key: 'name' },
      do: [{ op: 'linger', may: true, apply: [{ mod: 'noBattleDamage', who: 'you' }], until: 'damageCalculation' }],
    });
    const second = monster({ name: 'Second', atk: 700 });
    const t = play({ you: { monsters: [raider, second] }, opponent: { spells: [active(veil), active(veil)] } });
    t.goTo('battle').attack('Raider').yes().passAll();
    expect(t.lp).toEqual([8000, 8000]);
    t.attack('Second').passAll();
    expect(t.lp).toEqual([8000, 7300]);
  });
});
