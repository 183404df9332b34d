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

  test('not if two links are of one name', () => {
    const late = spell({
      name: 'Late',
      property: 'quickPlay',
      if: [{ cond: 'chainLink', min: 3, allNamesDiffer: true }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    const other = spell({ name: 'Other', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 1 }] });
    const same = play({ you: { hand: [cure] }, opponent: { spells: [pile(2), pile(2), late] } });
    same.activate('Cure').activate('Pile');
    expect(same.why('Late')).toEqual([]);
    const twice = play({ you: { hand: [other, other] }, opponent: { spells: [late, pile(1)] } })
      .activate('Other')
      .pass()
      .activate('Other#2');
    expect(twice.why('Late')).toEqual(['condition-not-met']);
  });

  test('counts the links before it', () => {
    const t = play({ you: { hand: [cure] }, opponent: { spells: [pile(2), pile(3)] } }).activate('Cure');
    expect(t.why('Pile#2')).toEqual(['condition-not-met']);
    t.activate('Pile');
    expect(t.why('Pile#2')).toEqual([]);
    t.activate('Pile#2').passAll();
    expect(t.lp[0]).toBe(8000 + 100 - 400 - 400);
  });

  test('asked again by what the effect does: as which link it was activated', () => {
    const echo = spell({
      name: 'Echo',
      property: 'quickPlay',
      do: [
        { op: 'gainLP', who: 'you', amount: 10 },
        { join: 'also', op: 'gainLP', who: 'you', amount: 100, if: [{ cond: 'chainLink', min: 2, max: 3 }] },
        { join: 'also', op: 'gainLP', who: 'you', amount: 1000, if: [{ cond: 'chainLink', min: 4 }] },
      ],
    });
    const t = play({ you: { hand: [cure], spells: [echo, echo, echo] } });
    t.activate('Cure').activate('Echo').activate('Echo#2').activate('Echo#3').passAll();
    expect(t.lp[0]).toBe(8000 + 100 + 3 * 10 + 2 * 100 + 1000);
    expect(play({ you: { hand: [echo] } }).activate('Echo').lp[0]).toBe(8010);
  });
});
