import { describe, expect, test } from 'vitest';
import { monster, play } from '../testing/board';

describe('an effect of the Start Step', () => {
  const drummer = monster({
    name: 'Drummer',
    effects: [
      {
        kind: 'trigger',
        phase: { phase: 'battle', turn: 'any', step: 'start' },
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      },
    ],
  });

  test('is used before the Battle Step, not in it', () => {
    const t = play({ you: { monsters: [drummer] } });
    t.answer('to battle');
    expect(t.can('activate Drummer')).toBe(true);
    t.activate('Drummer');
    expect(t.lp[0]).toBe(8100);
    t.goTo('battle');
    expect(t.why('Drummer')).toContain('wrong-phase');
  });
});
