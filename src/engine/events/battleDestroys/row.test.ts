import { describe, expect, test } from 'vitest';
import { active, aura, bell, flock, inDefense, monster, play, spell } from '../../testing/board';

describe('battleDestroys', () => {
  const prey = monster({ name: 'Prey', atk: 500, def: 500, type: 'insect' });
  const hunter = (more: { what?: { type: 'insect' | 'rock' }; at?: 'afterDamageCalculation' } = {}) =>
    bell({ event: 'battleDestroys', card: 'self', ...more });

  test('the winner answers at the end of the Damage Step, when the loser has left', () => {
    const t = play({ you: { monsters: [hunter()] }, opponent: { monsters: [prey] } })
      .goTo('battle')
      .attack('Bell');
    expect(t.events('battleDestroyed').map((e) => e.at)).toEqual(['afterDamageCalculation', 'end']);
    expect(t.last('battleDestroyed')).toMatchObject({ card: t.id('Prey'), winner: t.id('Bell'), by: 0 });
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.last('moved', 'Prey')?.id).toBeLessThan(t.last('activated', 'Bell')?.id as number);
  });

  test('after damage calculation the loser is still there', () => {
    const t = play({ you: { monsters: [hunter({ at: 'afterDamageCalculation' })] }, opponent: { monsters: [prey] } });
    t.goTo('battle').attack('Bell');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.last('moved', 'Prey')?.id).toBeGreaterThan(t.last('activated', 'Bell')?.id as number);
  });

  test('which monster was destroyed; the winner may be the one attacked', () => {
    const rings = (type: 'insect' | 'rock', at?: 'afterDamageCalculation') =>
      play({ you: { monsters: [prey] }, opponent: { monsters: [hunter({ what: { type }, ...(at ? { at } : {}) })] } })
        .goTo('battle')
        .attack('Prey')
        .events('activated', 'Bell').length;
    expect([rings('insect'), rings('rock')]).toEqual([1, 0]);
    expect([rings('insect', 'afterDamageCalculation'), rings('rock', 'afterDamageCalculation')]).toEqual([1, 0]);
  });

  test('not a monster that only looks on', () => {
    const t = play({ you: { monsters: [hunter(), monster({ name: 'Raider' })] }, opponent: { monsters: [prey] } });
    expect(t.goTo('battle').attack('Raider').events('activated', 'Bell')).toEqual([]);
  });

  test('not if both are destroyed, if nothing is, or if an effect destroyed it', () => {
    const twin = monster({ name: 'Twin', atk: 1000 });
    expect(
      play({ you: { monsters: [hunter()] }, opponent: { monsters: [twin] } })
        .goTo('battle')
        .attack('Bell')
        .events('activated'),
    ).toEqual([]);
    const wall = monster({ name: 'Wall', def: 3000 });
    expect(
      play({ you: { monsters: [hunter()] }, opponent: { monsters: [inDefense(wall)] } })
        .goTo('battle')
        .attack('Bell')
        .events('activated'),
    ).toEqual([]);
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] });
    const t = play({ you: { monsters: [hunter()], hand: [storm] }, opponent: { monsters: [prey] } }).activate('Storm');
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('destroyed by battle also where the loser is banished instead', () => {
    const rift = aura('Rift', { mod: 'redirect', to: { kind: 'monster' }, place: 'banished' });
    const t = play({ you: { monsters: [hunter()], spells: [active(rift)] }, opponent: { monsters: [prey] } });
    t.goTo('battle').attack('Bell');
    expect(t.place('Prey')).toBe('banished');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
  });

  const lucky = monster({
    name: 'Lucky',
    atk: 500,
    effects: [
      { kind: 'replacement', of: 'self', by: ['battle'], do: [{ op: 'sendToGY', what: { from: 'hand', of: 'you' } }] },
    ],
  });
  const replaced = (winner: typeof prey) =>
    play({ you: { monsters: [winner] }, opponent: { monsters: [lucky], hand: [prey] } })
      .goTo('battle')
      .attack('Bell');

  test('not if the destruction is replaced', () => {
    const t = replaced(hunter());
    expect([t.place('Lucky'), t.place('Prey'), t.lp[1]]).toEqual(['monsterZone', 'gy', 7500]);
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('replacing comes first after damage calculation, so there is nothing to answer then either', () => {
    const t = replaced(hunter({ at: 'afterDamageCalculation' }));
    expect(t.place('Lucky')).toBe('monsterZone');
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('as the attacker or as the monster attacked', () => {
    const wins = (role: 'attacker' | 'target') => bell({ event: 'battleDestroys', card: 'self', role });
    const attacks = (role: 'attacker' | 'target') =>
      play({ you: { monsters: [wins(role)] }, opponent: { monsters: [prey] } })
        .goTo('battle')
        .attack('Bell')
        .events('activated', 'Bell').length;
    const attacked = (role: 'attacker' | 'target') =>
      play({ you: { monsters: [prey] }, opponent: { monsters: [wins(role)] } })
        .goTo('battle')
        .attack('Prey')
        .events('activated', 'Bell').length;
    expect([attacks('attacker'), attacked('attacker')]).toEqual([1, 0]);
    expect([attacks('target'), attacked('target')]).toEqual([0, 1]);
  });

  test('"and sent it to the GY" is not met by a Token or by what is banished instead', () => {
    const goyo = bell({ event: 'battleDestroys', card: 'self', sentToGY: true });
    const rift = active(aura('Rift', { mod: 'redirect', to: { of: 'opponent', kind: 'monster' }, place: 'banished' }));
    const rings = (spells: ReturnType<typeof active>[]) =>
      play({ you: { monsters: [goyo], spells }, opponent: { monsters: [prey] } })
        .goTo('battle')
        .attack('Bell')
        .events('activated', 'Bell').length;
    expect([rings([]), rings([rift])]).toEqual([1, 0]);
    const token = play({ you: { monsters: [goyo], hand: [flock('opponent')] } }).activate('Flock');
    expect(token.goTo('battle').attack('Bell').events('activated', 'Bell')).toEqual([]);
  });
});
