import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('sendToGY', () => {
  const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'opponent', kind: 'monster' } }] });
  const wall = monster({
    name: 'Wall',
    effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['battle', 'effect'] }] }],
  });

  test('sends even what cannot be destroyed: nothing is destroyed', () => {
    const t = play({ you: { hand: [push] }, opponent: { monsters: [wall] } }).activate('Push');
    expect(t.pile(1, 'gy')).toEqual(['Wall']);
    expect(t.last('moved', 'Wall')).toMatchObject({ to: 'gy', reasons: [], cause: 'effect', by: 0 });
  });

  test('a card of the Deck is chosen by its player, and the Deck is shuffled', () => {
    const dragon = monster({ name: 'Dragon', type: 'dragon' });
    const bury = spell({ name: 'Bury', do: [{ op: 'sendToGY', what: { from: 'deck', of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [bury], deck: [dragon, wall] } }).activate('Bury');
    expect(t.optionLabels()).toEqual(['pick Dragon', 'pick Wall']);
    t.pick('Dragon');
    expect(t.place('Dragon')).toBe('gy');
    expect(t.last('shuffled')).toMatchObject({ seat: 0, what: 'deck' });
  });

  test('top cards of the Deck go without a choice and without a shuffle, as many as there are', () => {
    const dragon = monster({ name: 'Dragon', type: 'dragon' });
    const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { from: 'deck', of: 'you', n: 2, top: true } }] });
    const t = play({ you: { hand: [mill], deck: [dragon, wall, dragon] } }).activate('Mill');
    expect(t.pile(0, 'gy')).toEqual(['Dragon#2', 'Wall', 'Mill']);
    expect(t.events('shuffled')).toEqual([]);
    expect(play({ you: { hand: [mill], deck: [wall] } }).why('Mill')).toEqual(['nothing-to-do']);
    const must = monster({
      name: 'Must',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          when: { timing: 'if', event: 'summoned', card: 'self' },
          do: [{ op: 'sendToGY', what: { from: 'deck', of: 'you', n: 2, top: true } }],
        },
      ],
    });
    expect(
      play({ you: { hand: [must], deck: [wall] } })
        .normalSummon('Must')
        .pile(0, 'gy'),
    ).toEqual(['Wall']);
  });

  test('as a cost it is paid before the link stands', () => {
    const fee = spell({
      name: 'Fee',
      cost: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    const t = play({ you: { hand: [fee, fee], monsters: [wall] } });
    t.activate('Fee');
    const paid = t.last('moved', 'Wall');
    expect(paid).toMatchObject({ to: 'gy', cause: 'cost' });
    expect(paid?.id).toBeLessThan(t.last('activated')?.id as number);
    expect(t.why('Fee#2')).toEqual(['cost-cannot-be-paid']);
  });

  test('cannot be activated without a card to send', () => {
    expect(play({ you: { hand: [push] } }).why('Push')).toEqual(['nothing-to-do']);
  });
});
