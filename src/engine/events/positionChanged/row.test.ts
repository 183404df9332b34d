import { describe, expect, test } from 'vitest';
import { bell, faceDown, inDefense, monster, play, ring, spell } from '../../testing/board';

describe('positionChanged', () => {
  const dancer = monster({ name: 'Dancer', effects: [ring({ event: 'positionChanged', card: 'self' })] });
  const turn = spell({
    name: 'Turn',
    do: [{ op: 'changePosition', what: { kind: 'monster', of: 'you' }, to: 'defense' }],
  });

  test('by its player or by an effect', () => {
    const own = play({ you: { monsters: [inDefense(dancer)] } }).changePosition('Dancer');
    expect(own.events('activated', 'Dancer')).toHaveLength(1);
    expect(own.last('positionChanged')).toMatchObject({ card: own.id('Dancer'), position: 'attack', manual: true });
    const effect = play({ you: { hand: [turn], monsters: [dancer] } }).activate('Turn');
    expect(effect.events('activated', 'Dancer')).toHaveLength(1);
  });

  test('a Flip Summon changes the position too', () => {
    expect(
      play({ you: { monsters: [faceDown(dancer)] } })
        .flipSummon('Dancer')
        .events('activated', 'Dancer'),
    ).toHaveLength(1);
  });

  test('a monster like this, of this player', () => {
    const rings = (card: { type: 'rock' | 'warrior'; of: 'you' | 'opponent' }) =>
      play({ you: { monsters: [monster({ name: 'Knight' }), bell({ event: 'positionChanged', card })] } })
        .changePosition('Knight')
        .events('activated', 'Bell').length;
    expect(rings({ type: 'warrior', of: 'you' })).toBe(1);
    expect([rings({ type: 'rock', of: 'you' }), rings({ type: 'warrior', of: 'opponent' })]).toEqual([0, 0]);
  });

  test('turned face-down, the card itself cannot answer', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const t = play({ you: { hand: [hide], monsters: [dancer] } }).activate('Hide');
    expect(t.events('positionChanged', 'Dancer')).toHaveLength(1);
    expect(t.events('activated', 'Dancer')).toEqual([]);
  });

  test('from one position to the other, where the text says so', () => {
    const down = monster({
      name: 'Down',
      effects: [ring({ event: 'positionChanged', card: 'self', from: 'attack', to: 'defense' })],
    });
    const up = monster({
      name: 'Up',
      effects: [ring({ event: 'positionChanged', card: 'self', from: 'defense', to: 'attack' })],
    });
    const rings = (board: Parameters<typeof play>[0], name: string, verb: 'changePosition' | 'flipSummon') =>
      play(board)[verb](name).events('activated', name).length;
    expect(rings({ you: { monsters: [down] } }, 'Down', 'changePosition')).toBe(1);
    expect(rings({ you: { monsters: [inDefense(down)] } }, 'Down', 'changePosition')).toBe(0);
    expect(rings({ you: { monsters: [up] } }, 'Up', 'changePosition')).toBe(0);
    expect(rings({ you: { monsters: [inDefense(up)] } }, 'Up', 'changePosition')).toBe(1);
    expect(rings({ you: { monsters: [faceDown(up)] } }, 'Up', 'flipSummon')).toBe(1);
  });

  test('turned face-up in Defense Position it has not changed from Attack Position', () => {
    const lift = spell({ name: 'Lift', do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceUp' }] });
    const down = monster({
      name: 'Down',
      effects: [ring({ event: 'positionChanged', card: 'self', from: 'attack', to: 'defense' })],
    });
    const t = play({ you: { hand: [lift], monsters: [faceDown(down)] } }).activate('Lift');
    expect(t.last('positionChanged')).toMatchObject({ was: 'defense', position: 'defense', faceUp: true });
    expect(t.events('activated', 'Down')).toEqual([]);
  });
});
