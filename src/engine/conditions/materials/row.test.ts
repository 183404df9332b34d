import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { active, monster, play, spell } from '../../testing/board';

describe('materials', () => {
  const when = (
    range: { min?: number; max?: number },
    card: Extract<Condition, { cond: 'materials' }>['card'] = { of: 'you', kind: 'monster' },
  ) =>
    spell({
      name: 'When',
      if: [{ cond: 'materials', card, ...range }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
  const hero = (n: number) =>
    active(monster({ name: 'Hero', frame: 'xyz' }), {
      materials: Array.from({ length: n }, () => monster({ name: 'M' })),
    });
  const met = (n: number, range: { min?: number; max?: number }) =>
    play({ you: { hand: [when(range)], monsters: [hero(n)] } }).why('When').length === 0;

  test('at least one by default, or a range', () => {
    expect([0, 1, 2].map((n) => met(n, {}))).toEqual([false, true, true]);
    expect([0, 1, 2].map((n) => met(n, { min: 2 }))).toEqual([false, false, true]);
    expect([0, 1, 2].map((n) => met(n, { max: 0 }))).toEqual([true, false, false]);
    expect([0, 1, 2, 3].map((n) => met(n, { min: 1, max: 2 }))).toEqual([false, true, true, false]);
  });

  test('every card that is meant, and there must be one', () => {
    expect(play({ you: { hand: [when({})], monsters: [hero(1), hero(0)] } }).why('When')).toEqual([
      'condition-not-met',
    ]);
    expect(play({ you: { hand: [when({ max: 0 })] } }).why('When')).toEqual(['condition-not-met']);
  });
});
