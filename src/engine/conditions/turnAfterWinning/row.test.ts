import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('turnAfterWinning', () => {
  const victor = monster({
    name: 'Victor',
    atk: 1500,
    effects: [
      {
        kind: 'ignition',
        if: [{ cond: 'turnAfterWinning', card: 'self' }],
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      },
    ],
  });
  test('only in the next turn of its player', () => {
    const t = play({ you: { monsters: [victor] }, opponent: { monsters: [monster({ name: 'Weak', atk: 500 })] } });
    expect(t.why('Victor')).toEqual(['condition-not-met']);
    t.goTo('battle').attack('Victor', 'Weak').goTo('main2');
    expect(t.why('Victor')).toEqual(['condition-not-met']);
    expect(t.nextTurn().nextTurn().why('Victor')).toEqual([]);
    expect(t.nextTurn().nextTurn().why('Victor')).toEqual(['condition-not-met']);
  });
});
