import { describe, expect, test } from 'vitest';
import type { Counter } from '../../index';
import { active, bell, monster, play, ring, spell } from '../../testing/board';

describe('counterPlaced', () => {
  const tower = monster({ name: 'Tower', type: 'rock' });
  const load = (counter: Counter) =>
    spell({ name: 'Load', do: [{ op: 'placeCounter', counter, n: 2, on: { of: 'you', name: tower.id } }] });

  test('counters of this kind, once however many', () => {
    const rings = (counter: Counter) =>
      play({
        you: {
          hand: [load(counter)],
          monsters: [tower, bell({ event: 'counterPlaced', counter: 'spell', on: { type: 'rock' } })],
        },
      })
        .activate('Load')
        .events('activated', 'Bell').length;
    expect([rings('spell'), rings('shot')]).toEqual([1, 0]);
  });

  test('on a card like this, or on the card itself', () => {
    const rings = (on: 'self' | { type: 'dragon' }) =>
      play({
        you: { hand: [load('spell')], monsters: [tower, bell({ event: 'counterPlaced', counter: 'spell', on })] },
      })
        .activate('Load')
        .events('activated', 'Bell').length;
    expect([rings('self'), rings({ type: 'dragon' })]).toEqual([0, 0]);
    const self = monster({ name: 'Self', effects: [ring({ event: 'counterPlaced', counter: 'spell', on: 'self' })] });
    const grow = spell({
      name: 'Grow',
      do: [{ op: 'placeCounter', counter: 'spell', n: 1, on: { of: 'you', kind: 'monster' } }],
    });
    expect(
      play({ you: { hand: [grow], monsters: [self] } })
        .activate('Grow')
        .events('activated', 'Self'),
    ).toHaveLength(1);
  });

  test('not where the card was full and none was placed', () => {
    const top = spell({
      name: 'Top',
      do: [{ op: 'placeCounter', counter: 'spell', n: 1, on: { name: tower.id }, max: 3 }],
    });
    const ears = bell({ event: 'counterPlaced', counter: 'spell', on: { type: 'rock' } });
    const board = (n: number) =>
      play({ you: { hand: [top], monsters: [active(tower, { counters: { spell: n } }), ears] } });
    expect(board(2).activate('Top').events('activated', 'Bell')).toHaveLength(1);
    expect(board(3).why('Top')).toEqual(['nothing-to-do']);
  });
});
