import { describe, expect, test } from 'vitest';
import { active, aura, bell, monster, play, spell } from '../../testing/board';

describe('damage', () => {
  type Damage = Omit<Extract<Parameters<typeof bell>[0], { event: 'damage' }>, 'event'>;
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 300 }] });
  const raider = monster({ name: 'Raider', type: 'beast' });
  const board = (when: Damage) =>
    play({ you: { hand: [bolt], monsters: [raider, bell({ event: 'damage', ...when })] } });
  const byEffect = (when: Damage) => board(when).activate('Bolt').events('activated', 'Bell').length;
  const byBattle = (when: Damage) => board(when).goTo('battle').attack('Raider').events('activated', 'Bell').length;

  test('to whom, seen from the player of the effect', () => {
    expect([byEffect({ to: 'opponent' }), byEffect({ to: 'you' }), byEffect({ to: 'both' })]).toEqual([1, 0, 1]);
  });

  test('by battle or by an effect', () => {
    expect([byEffect({ to: 'opponent', how: 'effect' }), byEffect({ to: 'opponent', how: 'battle' })]).toEqual([1, 0]);
    expect([byBattle({ to: 'opponent', how: 'effect' }), byBattle({ to: 'opponent', how: 'battle' })]).toEqual([0, 1]);
  });

  test('dealt by a card like this', () => {
    expect([
      byBattle({ to: 'opponent', source: { type: 'beast' } }),
      byBattle({ to: 'opponent', source: 'self' }),
    ]).toEqual([1, 0]);
    const t = play({ you: { monsters: [bell({ event: 'damage', to: 'opponent', how: 'battle', source: 'self' })] } });
    t.goTo('battle').attack('Bell');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.last('damage')).toMatchObject({ seat: 1, amount: 1000, how: 'battle', dealer: t.id('Bell') });
  });

  test('damage that is prevented is none', () => {
    const shield = aura('Shield', { mod: 'noDamage', who: 'you' });
    const ears = bell({ event: 'damage', to: 'opponent' });
    const t = play({ you: { hand: [bolt], monsters: [ears] }, opponent: { spells: [active(shield)] } });
    t.activate('Bolt').goTo('battle').attack('Bell');
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('by a direct attack, or caused by the card of one player', () => {
    const wall = monster({ name: 'Wall', atk: 500 });
    const rings = (when: Damage, opponent: object) =>
      play({ you: { monsters: [raider, bell({ event: 'damage', ...when })] }, opponent })
        .goTo('battle')
        .attack('Raider')
        .events('activated', 'Bell').length;
    const direct = { to: 'opponent', direct: true } as const;
    expect([rings(direct, {}), rings(direct, { monsters: [wall] })]).toEqual([1, 0]);
    expect([byEffect({ to: 'opponent', by: 'you' }), byEffect({ to: 'opponent', by: 'opponent' })]).toEqual([1, 0]);
    expect([rings({ to: 'opponent', by: 'you' }, {}), rings({ to: 'opponent', by: 'opponent' }, {})]).toEqual([1, 0]);
  });

  test('attacking: by an attack of its source, not when that was attacked', () => {
    const weak = monster({ name: 'Weak', atk: 500 });
    const own = bell({ event: 'damage', to: 'opponent', how: 'battle', source: 'self', attacking: true });
    const attacks = play({ you: { monsters: [own] }, opponent: { monsters: [weak] } });
    expect(attacks.goTo('battle').attack('Bell', 'Weak').events('activated', 'Bell')).toHaveLength(1);
    const attacked = play({ turnPlayer: 1, you: { monsters: [own] }, opponent: { monsters: [weak] } });
    expect(attacked.goTo('battle').attack('Weak', 'Bell').events('activated', 'Bell')).toEqual([]);
    expect(attacked.last('damage')).toMatchObject({ seat: 1, dealer: attacked.id('Bell') });
  });
});
