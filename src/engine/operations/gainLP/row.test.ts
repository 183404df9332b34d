import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('gainLP', () => {
  test('gains LP for a side, also above the LP of the start', () => {
    const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'both', amount: 600 }] });
    const t = play({ you: { hand: [cure] }, lp: [8000, 300] }).activate('Cure');
    expect(t.lp).toEqual([8600, 900]);
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.events('lpGained')).toMatchObject([
      { seat: 0, amount: 600, lp: 8600, cause: 'effect', by: 0 },
      { seat: 1, amount: 600, lp: 900, cause: 'effect', by: 0 },
    ]);
  });

  test('by an amount counted when it resolves; 0 is nothing', () => {
    const census = spell({
      name: 'Census',
      do: [{ op: 'gainLP', who: 'you', amount: { times: [{ count: { from: 'monsterZone' } }, 300] } }],
    });
    const knight = monster({ name: 'Knight' });
    const t = play({ you: { hand: [census], monsters: [knight] }, opponent: { monsters: [knight] } }).activate(
      'Census',
    );
    expect(t.lp[0]).toBe(8600);
    const none = play({ you: { hand: [census] } }).activate('Census');
    expect(none.lp[0]).toBe(8000);
    expect(none.events('lpGained')).toEqual([]);
    expect(none.outcomes).toEqual(['withoutEffect']);
  });
});
