import { describe, expect, test } from 'vitest';
import { faceDown, flock, monster, play, spell } from '../../testing/board';

describe('tribute', () => {
  const fire = spell({
    name: 'Fire',
    cost: [{ op: 'tribute', what: { from: 'monsterZone', of: 'you' } }],
    do: [{ op: 'damage', to: 'opponent', amount: 400 }],
  });
  const knight = monster({ name: 'Knight' });

  test('a monster is Tributed as a cost, even face-down', () => {
    const t = play({ you: { hand: [fire], monsters: [knight, faceDown(monster({ name: 'Spy' }))] } }).activate('Fire');
    expect(t.optionLabels()).toEqual(['pick Knight', 'pick Spy']);
    t.pick('Spy');
    expect(t.last('moved', 'Spy')).toMatchObject({ to: 'gy', reasons: ['tributed'], cause: 'cost', by: 0 });
    expect(t.last('moved', 'Spy')?.forTributeSummon).toBeUndefined();
    expect(t.lp).toEqual([8000, 7600]);
  });

  test('a Token can be Tributed and vanishes', () => {
    const t = play({ you: { hand: [flock(), fire] } })
      .activate('Flock')
      .activate('Fire');
    expect(t.last('moved', 'Sheep')).toMatchObject({ reasons: ['tributed'], to: 'nowhere' });
    expect(t.pile(0, 'gy')).toEqual(['Flock', 'Fire']);
  });

  test('not what cannot be Tributed; what is only barred from Tribute Summons can be', () => {
    const bound = (more: { for?: 'tributeSummon' }) =>
      monster({
        name: 'Bound',
        effects: [{ kind: 'continuous', apply: [{ mod: 'cannotBeTributed', to: 'self', ...more }] }],
      });
    expect(play({ you: { hand: [fire], monsters: [bound({})] } }).why('Fire')).toEqual(['cost-cannot-be-paid']);
    expect(play({ you: { hand: [fire], monsters: [bound({ for: 'tributeSummon' })] } }).why('Fire')).toEqual([]);
    expect(play({ you: { hand: [fire] }, opponent: { monsters: [knight] } }).why('Fire')).toEqual([
      'cost-cannot-be-paid',
    ]);
  });

  test('frees the zone the effect needs', () => {
    const swap = spell({
      name: 'Swap',
      cost: [{ op: 'tribute', what: { from: 'monsterZone', of: 'you' } }],
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'attack' }],
    });
    const five = Array.from({ length: 5 }, () => knight);
    const t = play({ you: { hand: [swap, monster({ name: 'Guest' })], monsters: five } });
    t.activate('Swap').pick('Knight');
    expect(t.place('Guest')).toBe('monsterZone');
  });
});
