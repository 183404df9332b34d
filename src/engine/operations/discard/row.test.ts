import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('discard', () => {
  const [a, b] = [monster({ name: 'A' }), monster({ name: 'B' })];
  const fee = spell({
    name: 'Fee',
    cost: [{ op: 'discard', what: { from: 'hand', of: 'you' } }],
    do: [{ op: 'gainLP', who: 'you', amount: 500 }],
  });

  test('as a cost: the player chooses, and the link remembers', () => {
    const t = play({ you: { hand: [fee, a, b] } }).activate('Fee');
    expect(t.optionLabels()).toEqual(['pick A', 'pick B']);
    t.pick('B');
    expect(t.last('moved', 'B')).toMatchObject({ to: 'gy', reasons: ['discarded'], cause: 'cost', by: 0 });
    expect(t.duel.resolvedChain[0]?.cost.cards).toEqual([t.id('B')]);
  });

  test('a card being activated cannot pay for itself', () => {
    expect(play({ you: { hand: [fee] } }).why('Fee')).toEqual(['cost-cannot-be-paid']);
  });

  test("the hand's owner chooses what to discard by an effect of his opponent", () => {
    const tax = spell({ name: 'Tax', do: [{ op: 'discard', what: { from: 'hand', of: 'opponent' } }] });
    const t = play({ you: { hand: [tax] }, opponent: { hand: [a, b] } }).activate('Tax');
    expect(t.asked).toBe(1);
    t.pick('A');
    expect(t.pile(1, 'gy')).toEqual(['A']);
    expect(t.last('moved', 'A')).toMatchObject({ reasons: ['discarded'], cause: 'effect', by: 0 });
    expect(play({ you: { hand: [tax] } }).why('Tax')).toEqual(['nothing-to-do']);
  });

  test('at random nobody chooses, and every card can be hit', () => {
    const raid = spell({ name: 'Raid', do: [{ op: 'discard', what: { from: 'hand', of: 'opponent', random: true } }] });
    const hit = (seed: number) =>
      play({ you: { hand: [raid] }, opponent: { hand: [a, b] }, seed })
        .activate('Raid')
        .pile(1, 'gy');
    const hits = new Set(Array.from({ length: 12 }, (_, seed) => hit(seed).join()));
    expect([...hits].sort()).toEqual(['A', 'B']);
  });
});
