import { describe, expect, test } from 'vitest';
import type { Value } from '../../index';
import { active, inDefense, monster, play, spell } from '../../testing/board';

describe('compare', () => {
  const when = (left: Value, is: 'atLeast' | 'atMost' | 'more' | 'less' | 'equal', right: Value) =>
    spell({
      name: 'When',
      if: [{ cond: 'compare', left, is, right }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });

  test('Life Points of the players', () => {
    const poor = when({ lp: 'you' }, 'atMost', { lp: 'opponent' });
    expect(play({ you: { hand: [poor] }, lp: [4000, 4000] }).why('When')).toEqual([]);
    expect(play({ you: { hand: [poor] }, lp: [4001, 4000] }).why('When')).toEqual(['condition-not-met']);
    const rich = when({ lp: 'you' }, 'atLeast', 4000);
    expect(play({ you: { hand: [rich] }, lp: [4000, 1] }).why('When')).toEqual([]);
    expect(play({ you: { hand: [rich] }, lp: [3999, 1] }).why('When')).toEqual(['condition-not-met']);
    const richer = when({ lp: 'you' }, 'more', { lp: 'opponent' });
    expect(play({ you: { hand: [richer] }, lp: [4001, 4000] }).why('When')).toEqual([]);
    expect(play({ you: { hand: [richer] }, lp: [4000, 4000] }).why('When')).toEqual(['condition-not-met']);
  });

  test('less than an amount, and not as much', () => {
    const behind = when({ lp: 'you' }, 'less', { lp: 'opponent' });
    expect(play({ you: { hand: [behind] }, lp: [3999, 4000] }).why('When')).toEqual([]);
    expect(play({ you: { hand: [behind] }, lp: [4000, 4000] }).why('When')).toEqual(['condition-not-met']);
  });

  test('numbers of cards, ATK as it is now, counters', () => {
    const knight = monster({ name: 'Knight', atk: 1000 });
    const even = when({ count: { from: 'monsterZone', of: 'you' } }, 'equal', {
      count: { from: 'monsterZone', of: 'opponent' },
    });
    const hand = { hand: [even] };
    expect(
      play({ you: { ...hand, monsters: [knight] }, opponent: { monsters: [inDefense(knight)] } }).why('When'),
    ).toEqual([]);
    expect(play({ you: { ...hand, monsters: [knight] } }).why('When')).toEqual(['condition-not-met']);

    const strong = when({ stat: 'atk', of: { of: 'you', kind: 'monster' } }, 'atLeast', 1500);
    const grow = spell({
      name: 'Grow',
      do: [{ op: 'changeStats', what: { kind: 'monster' }, atk: { add: 500 }, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [strong, grow], monsters: [knight] } });
    expect(t.why('When')).toEqual(['condition-not-met']);
    expect(t.activate('Grow').why('When')).toEqual([]);

    const loaded = when({ counters: 'spell', on: { of: 'you' } }, 'atLeast', 3);
    const tower = (n: number) => active(knight, { counters: { spell: n } });
    expect(play({ you: { hand: [loaded], monsters: [tower(1), tower(2)] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [loaded], monsters: [tower(1), tower(1)] } }).why('When')).toEqual([
      'condition-not-met',
    ]);
  });

  test('original values do not change; sums and halves are amounts too', () => {
    const knight = monster({ name: 'Knight', atk: 1000 });
    const grow = spell({
      name: 'Grow',
      do: [{ op: 'changeStats', what: { all: true, kind: 'monster' }, atk: { add: 500 }, until: 'turnEnd' }],
    });
    const printed = when({ stat: 'atk', of: { of: 'you', kind: 'monster' }, original: true }, 'equal', 1000);
    expect(
      play({ you: { hand: [grow, printed], monsters: [knight] } })
        .activate('Grow')
        .why('When'),
    ).toEqual([]);
    const army = when({ half: { sum: 'atk', of: { kind: 'monster' } } }, 'equal', 1000);
    const board = { you: { hand: [grow, army], monsters: [knight] }, opponent: { monsters: [knight] } };
    expect(play(board).why('When')).toEqual([]);
    expect(play(board).activate('Grow').why('When')).toEqual(['condition-not-met']);
  });
});
