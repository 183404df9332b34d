import { describe, expect, test } from 'vitest';
import { play, spell } from '../../testing/board';

describe('chainLink', () => {
  const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const pile = (min: number) =>
    spell({
      name: 'Pile',
      property: 'quickPlay',
      if: [{ cond: 'chainLink', min }],
      do: [{ op: 'damage', to: 'opponent', amount: 400 }],
    });

  test('cannot start a Chain if it must be Chain Link 2', () => {
    expect(play({ you: { hand: [pile(2)] } }).why('Pile')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [pile(1)] } }).why('Pile')).toEqual([]);
  });

  test('counts the links before it', () => {
    const t = play({ you: { hand: [cure] }, opponent: { spells: [pile(2), pile(3)] } }).activate('Cure');
    expect(t.why('Pile#2')).toEqual(['condition-not-met']);
    t.activate('Pile');
    expect(t.why('Pile#2')).toEqual([]);
    t.activate('Pile#2').passAll();
    expect(t.lp[0]).toBe(8000 + 100 - 400 - 400);
  });
});
