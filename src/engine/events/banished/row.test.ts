import { describe, expect, test } from 'vitest';
import type { PlaceName } from '../../index';
import { active, aura, bell, monster, play, ring, spell } from '../../testing/board';

describe('banished', () => {
  const exile = (from: PlaceName) =>
    spell({ name: 'Exile', do: [{ op: 'banish', what: { from, of: 'you', kind: 'monster' } }] });
  const ghost = (from?: PlaceName) =>
    monster({ name: 'Ghost', effects: [ring({ event: 'banished', card: 'self', ...(from ? { from } : {}) })] });

  test('the card itself answers while it is banished', () => {
    const t = play({ you: { hand: [exile('gy')], gy: [ghost()] } }).activate('Exile');
    expect(t.events('activated', 'Ghost')).toMatchObject([{ place: 'banished' }]);
    expect(t.last('moved', 'Ghost')).toMatchObject({ to: 'banished', before: { place: 'gy' } });
  });

  test('from where it is meant to come', () => {
    const rings = (from: PlaceName, place: 'monsters' | 'gy' | 'hand') =>
      play({
        you: {
          hand: [exile(place === 'monsters' ? 'monsterZone' : place)],
          [place]: [ghost(from), exile(place === 'monsters' ? 'monsterZone' : place)],
        },
      })
        .activate('Exile')
        .events('activated', 'Ghost').length;
    expect([rings('gy', 'gy'), rings('field', 'gy')]).toEqual([1, 0]);
    expect([rings('field', 'hand'), rings('hand', 'hand')]).toEqual([0, 1]);
  });

  test('also as a cost, or when something is banished instead of going to the GY', () => {
    const fee = spell({
      name: 'Fee',
      cost: [{ op: 'banish', what: { from: 'gy', of: 'you', kind: 'monster' } }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    expect(
      play({ you: { hand: [fee], gy: [ghost()] } })
        .activate('Fee')
        .events('activated', 'Ghost'),
    ).toHaveLength(1);
    const rift = aura('Rift', { mod: 'redirect', to: { kind: 'monster' }, place: 'banished' });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    const t = play({ you: { hand: [push], monsters: [ghost()], spells: [active(rift)] } }).activate('Push');
    expect(t.events('activated', 'Ghost')).toHaveLength(1);
  });

  test('another card, as it was before', () => {
    const rings = (type: 'rock' | 'dragon') => {
      const ears = bell({ event: 'banished', card: { of: 'you', type } });
      return play({ you: { hand: [exile('gy')], gy: [monster({ name: 'Stone', type: 'rock' })], monsters: [ears] } })
        .activate('Exile')
        .events('activated', 'Bell').length;
    };
    expect([rings('rock'), rings('dragon')]).toEqual([1, 0]);
  });
});
