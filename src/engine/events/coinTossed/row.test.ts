import { describe, expect, test } from 'vitest';
import type { When } from '../../index';
import { bell, monster, play } from '../../testing/board';

describe('coinTossed', () => {
  const gambler = monster({
    name: 'Gambler',
    effects: [{ kind: 'ignition', do: [{ op: 'tossCoin', heads: [], tails: [] }] }],
  });
  const tossed = (
    when: Omit<Extract<When, { event: 'coinTossed' }>, 'event' | 'timing'>,
    called: 'heads' | 'tails',
  ) => {
    const t = play({ you: { monsters: [gambler, bell({ event: 'coinTossed', ...when })] } })
      .activate('Gambler')
      .answer(called)
      .passAll();
    const toss = t.last('coinTossed');
    return { rung: t.events('activated', 'Bell').length, right: toss?.called === toss?.came };
  };

  test('called right or wrong', () => {
    for (const called of ['heads', 'tails'] as const) {
      const { right } = tossed({}, called);
      expect(tossed({}, called).rung).toBe(1);
      expect(tossed({ right: true }, called).rung).toBe(right ? 1 : 0);
      expect(tossed({ right: false }, called).rung).toBe(right ? 0 : 1);
    }
    // The coin is the same, the call is not.
    expect(tossed({}, 'heads').right).not.toBe(tossed({}, 'tails').right);
  });

  test('by whom, and for the effect of which card', () => {
    expect(tossed({ by: 'you' }, 'heads').rung).toBe(1);
    expect(tossed({ by: 'opponent' }, 'heads').rung).toBe(0);
    expect(tossed({ effectOf: { name: gambler.id } }, 'heads').rung).toBe(1);
    expect(tossed({ effectOf: { exceptName: gambler.id } }, 'heads').rung).toBe(0);
  });
});
