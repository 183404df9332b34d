import { describe, expect, test } from 'vitest';
import { active, aura, bell, play, spell } from '../../testing/board';

describe('setLP', () => {
  const level = spell({ name: 'Level', do: [{ op: 'setLP', who: 'both', n: 3000 }] });

  test('Life Points become a number, from above or below', () => {
    const t = play({ you: { hand: [level] }, lp: [8000, 100] }).activate('Level');
    expect(t.lp).toEqual([3000, 3000]);
    expect(t.events('lpSet')).toMatchObject([
      { seat: 0, lp: 3000, cause: 'effect', by: 0 },
      { seat: 1, lp: 3000 },
    ]);
  });

  test('that is neither damage nor payment: nothing prevents or answers it', () => {
    const ears = bell({ event: 'damage', to: 'both' });
    const shield = active(aura('Shield', { mod: 'noDamage', who: 'both' }));
    const t = play({ you: { hand: [level], monsters: [ears], spells: [shield] } }).activate('Level');
    expect(t.lp).toEqual([3000, 3000]);
    expect([t.events('damage'), t.events('lpPaid'), t.events('activated', 'Bell')]).toEqual([[], [], []]);
  });

  test('to a number that is counted; 0 loses', () => {
    const mine = spell({ name: 'Mine', do: [{ op: 'setLP', who: 'you', n: { lp: 'opponent' } }] });
    expect(play({ you: { hand: [mine] }, lp: [100, 5000] }).activate('Mine').lp).toEqual([5000, 5000]);
    const end = spell({ name: 'End', do: [{ op: 'setLP', who: 'opponent', n: 0 }] });
    expect(play({ you: { hand: [end] } }).activate('End').duel.result).toEqual({ winner: 0, reason: 'lp' });
  });
});
