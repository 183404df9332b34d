import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('reveal', () => {
  const a = monster({ name: 'A', level: 4 });
  const show = spell({
    name: 'Show',
    cost: [{ op: 'reveal', what: { from: 'hand', of: 'you', kind: 'monster' }, as: 'shown' }],
    do: [{ op: 'gainLP', who: 'you', amount: { times: [{ stat: 'level', of: '$shown' }, 100] } }],
  });

  test('both players see the card, which stays where it is; later steps know which it was', () => {
    const t = play({ you: { hand: [show, a] } });
    expect(t.card('A', 1).def).toBe(null);
    t.activate('Show');
    expect(t.card('A', 1).def).toBe(a.id);
    expect(t.place('A')).toBe('hand');
    expect(t.last('revealed')).toMatchObject({ cards: [t.id('A')], to: 'both', cause: 'cost' });
    expect(t.lp[0]).toBe(8400);
  });

  test('by an effect: something is done only if there is a card to show', () => {
    const ask = spell({ name: 'Ask', do: [{ op: 'reveal', what: { from: 'hand', of: 'opponent', random: true } }] });
    const t = play({ you: { hand: [ask] }, opponent: { hand: [a] } }).activate('Ask');
    expect(t.card('A', 0).def).toBe(a.id);
    expect(t.outcomes).toEqual(['resolved']);
    expect(play({ you: { hand: [ask] } }).why('Ask')).toEqual(['nothing-to-do']);
  });

  test('cannot be paid with nothing to show', () => {
    expect(play({ you: { hand: [show] } }).why('Show')).toEqual(['cost-cannot-be-paid']);
  });
});
