import { describe, expect, test } from 'vitest';
import { active, aura, bell, play, spell } from '../../testing/board';

describe('payLP', () => {
  const price = spell({ name: 'Price', cost: [{ op: 'payLP', amount: 1000 }], do: [{ op: 'draw', who: 'you', n: 1 }] });

  test('is paid at activation and remembered by the link', () => {
    const t = play({ you: { hand: [price] } }).activate('Price');
    expect(t.lp).toEqual([7000, 8000]);
    expect(t.last('lpPaid')).toMatchObject({ seat: 0, amount: 1000, lp: 7000, cause: 'cost' });
    expect(t.last('lpPaid')?.id).toBeLessThan(t.last('activated')?.id as number);
    expect(t.duel.resolvedChain[0]?.cost.lp).toBe(1000);
  });

  test('half of an odd amount is rounded up', () => {
    const half = spell({
      name: 'Half',
      cost: [{ op: 'payLP', amount: { half: { lp: 'you' } } }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    expect(play({ you: { hand: [half] }, lp: [7001, 8000] }).activate('Half').lp[0]).toBe(3500);
    expect(play({ you: { hand: [half] }, lp: [100, 8000] }).activate('Half').lp[0]).toBe(50);
  });

  test('more than there is cannot be paid; all of it can, and loses before the card resolves', () => {
    expect(play({ you: { hand: [price] }, lp: [900, 8000] }).why('Price')).toEqual(['cost-cannot-be-paid']);
    const t = play({ you: { hand: [price] }, lp: [1000, 8000] }).activate('Price');
    expect(t.duel.result).toEqual({ winner: 1, reason: 'lp' });
    expect(t.events('drawn')).toEqual([]);
  });

  test('is no damage: nothing prevents it and nothing answers it', () => {
    const shield = aura('Shield', { mod: 'noDamage', who: 'you' });
    const t = play({
      you: { hand: [price], spells: [active(shield)], monsters: [bell({ event: 'damage', to: 'you' })] },
    });
    t.activate('Price');
    expect(t.lp).toEqual([7000, 8000]);
    expect(t.events('damage')).toEqual([]);
    expect(t.events('activated', 'Bell')).toEqual([]);
  });
});
