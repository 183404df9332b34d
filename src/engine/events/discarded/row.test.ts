import { describe, expect, test } from 'vitest';
import { bell, monster, play, ring, spell } from '../../testing/board';

describe('discarded', () => {
  const card = monster({ name: 'Card', type: 'rock' });
  const tax = spell({ name: 'Tax', do: [{ op: 'discard', what: { from: 'hand', of: 'opponent' } }] });
  const fee = spell({
    name: 'Fee',
    cost: [{ op: 'discard', what: { from: 'hand', of: 'you' } }],
    do: [{ op: 'draw', who: 'you', n: 1 }],
  });

  test('a card answers its own discarding, as a cost or by an effect', () => {
    const imp = monster({ name: 'Imp', effects: [ring({ event: 'discarded', card: 'self' })] });
    expect(
      play({ you: { hand: [fee, imp] } })
        .activate('Fee')
        .events('activated', 'Imp'),
    ).toMatchObject([{ place: 'gy' }]);
    expect(
      play({ you: { hand: [tax] }, opponent: { hand: [imp] } })
        .activate('Tax')
        .events('activated', 'Imp'),
    ).toHaveLength(1);
  });

  test('by whose card it was discarded', () => {
    const imp = (by: 'you' | 'opponent') =>
      monster({ name: 'Imp', effects: [ring({ event: 'discarded', card: 'self', by })] });
    const cost = (by: 'you' | 'opponent') =>
      play({ you: { hand: [fee, imp(by)] } })
        .activate('Fee')
        .events('activated', 'Imp').length;
    const effect = (by: 'you' | 'opponent') =>
      play({ you: { hand: [tax] }, opponent: { hand: [imp(by)] } })
        .activate('Tax')
        .events('activated', 'Imp').length;
    expect([cost('you'), cost('opponent')]).toEqual([1, 0]);
    expect([effect('you'), effect('opponent')]).toEqual([0, 1]);
  });

  test('seen by another card; being sent to the GY from the hand is no discarding', () => {
    const ears = bell({ event: 'discarded', card: { type: 'rock', of: 'you' } });
    const send = spell({ name: 'Send', do: [{ op: 'sendToGY', what: { from: 'hand', of: 'you' } }] });
    expect(
      play({ you: { hand: [fee, card], monsters: [ears] } })
        .activate('Fee')
        .events('activated', 'Bell'),
    ).toHaveLength(1);
    expect(
      play({ you: { hand: [send, card], monsters: [ears] } })
        .activate('Send')
        .events('activated', 'Bell'),
    ).toHaveLength(0);
  });

  test('the hand limit discards by a rule, and that can be answered', () => {
    const imp = monster({ name: 'Imp', effects: [ring({ event: 'discarded', card: 'self' })] });
    const t = play({ you: { hand: [imp, ...Array.from({ length: 6 }, () => card)] } });
    t.answer('to end').passAll().pick('Imp').passAll();
    expect(t.last('moved', 'Imp')).toMatchObject({ reasons: ['discarded'], cause: 'rule', to: 'gy' });
    expect(t.events('activated', 'Imp')).toHaveLength(1);
  });
});
