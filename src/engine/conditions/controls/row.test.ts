import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { active, faceDown, monster, play, spell } from '../../testing/board';

describe('controls', () => {
  const when = (c: Omit<Extract<Condition, { cond: 'controls' }>, 'cond'>) =>
    spell({ name: 'When', if: [{ cond: 'controls', ...c }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const dragon = monster({ name: 'Dragon', type: 'dragon' });
  const knight = monster({ name: 'Knight' });

  test('at least one by default, of the side that is meant', () => {
    const needs = when({ who: 'you', cards: { type: 'dragon', faceUp: true } });
    expect(play({ you: { hand: [needs], monsters: [dragon] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [needs], monsters: [knight] } }).why('When')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [needs], monsters: [faceDown(dragon)] } }).why('When')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [needs] }, opponent: { monsters: [dragon] } }).why('When')).toEqual([
      'condition-not-met',
    ]);
    expect(play({ you: { hand: [needs], gy: [dragon] } }).why('When')).toEqual(['condition-not-met']);
  });

  test('the controller counts, not the owner', () => {
    const needs = when({ who: 'you', cards: { type: 'dragon' } });
    expect(play({ you: { hand: [needs], monsters: [active(dragon, { owner: 1 })] } }).why('When')).toEqual([]);
  });

  test('`max` alone: no more than that, or none', () => {
    const none = when({ who: 'you', cards: { kind: 'monster' }, max: 0 });
    expect(play({ you: { hand: [none] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [none], monsters: [faceDown(knight)] } }).why('When')).toEqual(['condition-not-met']);
  });

  test('between two numbers', () => {
    const two = when({ who: 'opponent', cards: { kind: 'monster' }, min: 2, max: 3 });
    const why = (n: number) =>
      play({ you: { hand: [two] }, opponent: { monsters: Array.from({ length: n }, () => knight) } }).why('When');
    expect([1, 2, 3, 4].map((n) => why(n).length === 0)).toEqual([false, true, true, false]);
  });
});
