import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('exists', () => {
  const when = (c: Omit<Extract<Condition, { cond: 'exists' }>, 'cond'>) =>
    spell({ name: 'When', if: [{ cond: 'exists', ...c }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const dragon = monster({ name: 'Dragon', type: 'dragon' });
  const knight = monster({ name: 'Knight' });

  test('anywhere on the field without a side', () => {
    const any = when({ cards: { type: 'dragon' } });
    expect(play({ you: { hand: [any] }, opponent: { monsters: [dragon] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [any], monsters: [dragon] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [any], gy: [dragon], monsters: [knight] } }).why('When')).toEqual(['condition-not-met']);
  });

  test('in the places the selector names, by owner there', () => {
    const graves = when({ cards: { from: ['gy', 'banished'], of: 'opponent', kind: 'monster' }, min: 2 });
    expect(play({ you: { hand: [graves] }, opponent: { gy: [knight], banished: [dragon] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [graves], gy: [knight] }, opponent: { gy: [knight] } }).why('When')).toEqual([
      'condition-not-met',
    ]);
  });

  test('none or at most so many with `max`', () => {
    const empty = when({ cards: { from: 'gy', of: 'you' }, max: 0 });
    expect(play({ you: { hand: [empty] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [empty], gy: [knight] } }).why('When')).toEqual(['condition-not-met']);
    const few = when({ cards: { from: 'gy', of: 'you' }, max: 1 });
    expect(play({ you: { hand: [few], gy: [knight] } }).why('When')).toEqual([]);
  });
});
