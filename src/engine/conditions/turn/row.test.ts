import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('turn', () => {
  const clerk = (whose: 'you' | 'opponent') =>
    monster({
      name: 'Clerk',
      effects: [{ kind: 'quick', if: [{ cond: 'turn', whose }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] }],
    });

  test('your own turn', () => {
    const t = play({ you: { monsters: [clerk('you')] } });
    expect(t.why('Clerk')).toEqual([]);
    expect(t.nextTurn().why('Clerk')).toContain('condition-not-met');
  });

  test("the turn of your opponent, seen from the effect's controller", () => {
    const t = play({ you: { monsters: [clerk('opponent')] }, opponent: { monsters: [clerk('opponent')] } });
    expect(t.why('Clerk')).toEqual(['condition-not-met']);
    expect(t.why('Clerk#2')).not.toContain('condition-not-met');
    t.answer('to battle');
    expect([t.asked, t.why('Clerk#2')]).toEqual([1, []]);
  });

  test('a continuous effect applies in one turn and not in the next', () => {
    const guard = monster({
      name: 'Guard',
      effects: [
        {
          kind: 'continuous',
          if: [{ cond: 'turn', whose: 'opponent' }],
          apply: [{ mod: 'stat', to: 'self', def: { add: 1000 } }],
        },
      ],
    });
    const t = play({ you: { monsters: [guard] } });
    expect(t.def('Guard')).toBe(1000);
    expect(t.nextTurn().def('Guard')).toBe(2000);
    expect(t.nextTurn().def('Guard')).toBe(1000);
  });
});
