import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('summonedWith', () => {
  const when = (c: Omit<Extract<Condition, { cond: 'summonedWith' }>, 'cond' | 'card'>) =>
    spell({
      name: 'When',
      if: [{ cond: 'summonedWith', card: { of: 'you', kind: 'monster' }, ...c }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
  const light = monster({ name: 'Light', attribute: 'light' });
  const dark = monster({ name: 'Dark', attribute: 'dark' });
  const lord = monster({ name: 'Lord', level: 8 });
  const board = (c: Omit<Extract<Condition, { cond: 'summonedWith' }>, 'cond' | 'card'>) =>
    play({ you: { hand: [when(c), lord, hide], monsters: [light, dark] } }).normalSummon('Lord');
  const hide = spell({
    name: 'Hide',
    do: [
      { op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' },
      { join: 'then', op: 'changePosition', what: { kind: 'monster' }, to: 'attack' },
    ],
  });

  test('one of what was used, or all of it, as it was', () => {
    expect(board({ what: { attribute: 'light' } }).why('When')).toEqual([]);
    expect(board({ what: { attribute: 'light' }, all: true }).why('When')).toEqual(['condition-not-met']);
    expect(board({ what: { attribute: ['light', 'dark'] }, all: true }).why('When')).toEqual([]);
    expect(board({ what: { attribute: 'fire' } }).why('When')).toEqual(['condition-not-met']);
  });

  test('forgotten when it is turned face-down; nothing was used for what was on the field', () => {
    const t = board({ what: { attribute: 'light' } });
    expect(t.activate('Hide').why('When')).toEqual(['condition-not-met']);
    const there = play({ you: { hand: [when({ what: {} })], monsters: [light] } });
    expect(there.why('When')).toEqual(['condition-not-met']);
  });
});
