import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('onlyOne', () => {
  const beast = (name: string) =>
    monster({
      name,
      type: 'beast',
      effects: [
        { kind: 'continuous', apply: [{ mod: 'onlyOne', who: 'you', cards: { type: 'beast' } }] },
        { kind: 'procedure', from: ['hand'] },
      ],
    });
  const lend = spell({
    name: 'Lend',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', type: 'beast' }, to: 'opponent', position: 'attack' }],
  });
  const raise = spell({
    name: 'Raise',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', type: 'beast' }, position: 'attack' }],
  });

  test('a second cannot be Summoned to that side, but to the other it can', () => {
    const t = play({ you: { hand: [beast('Wolf'), lend, raise], monsters: [beast('Bear')] } });
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Wolf') })).toEqual(['locked']);
    expect(t.whyNot({ do: 'specialSummon', card: t.id('Wolf'), effect: 1 })).toEqual(['locked']);
    expect(t.can('setMonster Wolf')).toBe(true);
    expect([t.why('Raise'), t.why('Lend')]).toEqual([['nothing-to-do', 'locked'], []]);
  });

  test('without another one it is Summoned as always', () => {
    expect(
      play({ you: { hand: [beast('Wolf')] } })
        .normalSummon('Wolf')
        .place('Wolf'),
    ).toBe('monsterZone');
  });

  test('of two face-up ones the later is destroyed by the rules', () => {
    const t = play({ you: { monsters: [beast('Bear'), faceDown(beast('Wolf'))] } }).flipSummon('Wolf');
    expect([t.place('Bear'), t.place('Wolf')]).toEqual(['monsterZone', 'gy']);
    expect(t.last('rulesDestroyed')).toMatchObject({ card: t.id('Wolf') });
  });
});
