import { describe, expect, test } from 'vitest';
import { active, play, spell } from '../../testing/board';

describe('removeCounter', () => {
  const tower = spell({
    name: 'Tower',
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      {
        kind: 'ignition',
        cost: [{ op: 'removeCounter', counter: 'spell', n: 2, from: 'self' }],
        do: [{ op: 'gainLP', who: 'you', amount: 300 }],
      },
    ],
  });

  test('is paid with counters of the card', () => {
    const t = play({ you: { spells: [active(tower, { counters: { spell: 3 } })] } }).activate('Tower', 1);
    expect(t.card('Tower').counters).toEqual({ spell: 1 });
    expect(t.last('counterRemoved')).toMatchObject({ card: t.id('Tower'), counter: 'spell', n: 2, cause: 'cost' });
    expect(t.lp[0]).toBe(8300);
  });

  test('too few counters cannot pay, even if there are enough on several cards', () => {
    const one = active(tower, { counters: { spell: 1 } });
    const t = play({ you: { spells: [one, one] } });
    expect(t.why('Tower', 1)).toEqual(['cost-cannot-be-paid']);
    expect(t.why('Tower#2', 1)).toEqual(['cost-cannot-be-paid']);
  });

  test('spread: from several cards together, one after the other', () => {
    const sap = spell({
      name: 'Sap',
      cost: [{ op: 'removeCounter', counter: 'spell', n: 2, from: {}, spread: true }],
      do: [{ op: 'gainLP', who: 'you', amount: 300 }],
    });
    const one = active(tower, { counters: { spell: 1 } });
    const t = play({ you: { hand: [sap], spells: [one] }, opponent: { spells: [one] } }).activate('Sap');
    expect([t.card('Tower').counters.spell, t.card('Tower#2').counters.spell]).toEqual([0, 0]);
    const two = active(tower, { counters: { spell: 2 } });
    const choice = play({ you: { hand: [sap], spells: [two, one] } }).activate('Sap');
    choice.pick('Tower').pick('Tower');
    expect([choice.card('Tower').counters.spell, choice.card('Tower#2').counters.spell]).toEqual([0, 1]);
    expect(play({ you: { hand: [sap], spells: [one] } }).why('Sap')).toEqual(['cost-cannot-be-paid']);
  });

  test('other counters do not count; any card will do that a selector finds', () => {
    const drain = spell({
      name: 'Drain',
      cost: [{ op: 'removeCounter', counter: 'spell', n: 1, from: { of: 'you' } }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    const shots = active(tower, { counters: { shot: 5 } });
    expect(play({ you: { hand: [drain], spells: [shots] } }).why('Drain')).toEqual(['cost-cannot-be-paid']);
    const t = play({ you: { hand: [drain], spells: [shots, active(tower, { counters: { spell: 1 } })] } }).activate(
      'Drain',
    );
    expect(t.card('Tower#2').counters.spell ?? 0).toBe(0);
    expect(t.card('Tower').counters).toEqual({ shot: 5 });
  });
});
