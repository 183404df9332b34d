import { describe, expect, test } from 'vitest';
import { bell, monster, play, spell, trap } from '../../testing/board';

describe('set', () => {
  const knight = monster({ name: 'Knight' });
  const pit = trap({ name: 'Pit', do: [{ op: 'destroy', what: { kind: 'monster' } }] });

  test('monsters, Spells and Traps, of which kind', () => {
    const rings = (name: string, kind?: 'monster' | 'trap') =>
      play({ you: { hand: [knight, pit], monsters: [bell({ event: 'set', card: kind ? { kind } : {} })] } })
        .set(name)
        .events('activated', 'Bell').length;
    expect([rings('Knight'), rings('Pit')]).toEqual([1, 1]);
    expect([rings('Knight', 'monster'), rings('Pit', 'monster')]).toEqual([1, 0]);
    expect([rings('Knight', 'trap'), rings('Pit', 'trap')]).toEqual([0, 1]);
  });

  test('by whom', () => {
    const rings = (by: 'you' | 'opponent') =>
      play({ you: { hand: [pit] }, opponent: { monsters: [bell({ event: 'set', card: {}, by })] } })
        .set('Pit')
        .events('activated', 'Bell').length;
    expect([rings('opponent'), rings('you')]).toEqual([1, 0]);
  });

  test('a Normal Summon, a Flip Summon or an activation is no Set; what is turned face-down is not Set', () => {
    const ears = bell({ event: 'set', card: {} });
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { name: knight.id }, to: 'faceDownDefense' }],
    });
    const t = play({ you: { hand: [knight, hide], monsters: [ears] } })
      .normalSummon('Knight')
      .activate('Hide');
    expect(t.card('Knight').faceUp).toBe(false);
    expect(t.events('set')).toEqual([]);
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('a Set with Tributes is no Tribute Summon', () => {
    const big = monster({ name: 'Big', level: 5 });
    const t = play({ you: { hand: [big], monsters: [knight] } }).set('Big');
    expect(t.last('set')).toMatchObject({ card: t.id('Big'), seat: 0 });
    expect(t.last('moved', 'Knight')).toMatchObject({ reasons: ['tributed'] });
    expect(t.last('moved', 'Knight')?.forTributeSummon).toBeUndefined();
    expect(t.events('summoned')).toEqual([]);
  });
});
