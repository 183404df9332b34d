import { describe, expect, test } from 'vitest';
import { inDefense, monster, play, spell } from '../../testing/board';

describe('mustAttack', () => {
  const berserk = monster({
    name: 'Berserk',
    effects: [{ kind: 'continuous', apply: [{ mod: 'mustAttack', to: 'self' }] }],
  });
  const other = monster({ name: 'Other' });

  test('its player must enter the Battle Phase and attack with it before the turn goes on', () => {
    const t = play({ you: { monsters: [berserk, other] } });
    expect(t.can('to end')).toBe(false);
    expect(t.whyNot({ do: 'toPhase', phase: 'end' })).toEqual(['must-attack']);
    t.goTo('battle');
    expect(t.optionLabels()).toEqual(['attack Berserk', 'attack Other']);
    t.attack('Berserk');
    expect(t.can('to main2')).toBe(true);
  });

  test('not if it cannot attack', () => {
    const t = play({ you: { monsters: [inDefense(berserk), other] } });
    expect(t.can('to end')).toBe(true);
    const shy = monster({
      name: 'Shy',
      effects: [
        {
          kind: 'continuous',
          apply: [
            { mod: 'mustAttack', to: 'self' },
            { mod: 'cannotAttack', to: 'self' },
          ],
        },
      ],
    });
    expect(play({ you: { monsters: [shy, other] } }).can('to end')).toBe(true);
  });

  test('not in a turn without a Battle Phase', () => {
    const peace = monster({
      name: 'Peace',
      effects: [{ kind: 'continuous', apply: [{ mod: 'skipPhase', who: 'both', phase: 'battle' }] }],
    });
    const t = play({ you: { monsters: [berserk, other] }, opponent: { monsters: [peace] } });
    expect([t.can('to battle'), t.can('to end')]).toEqual([false, true]);
    // Skipped once, by an effect that is gone.
    const hush = spell({ name: 'Hush', do: [{ op: 'skipPhase', who: 'opponent', phase: 'battle', times: 1 }] });
    const later = play({ you: { hand: [hush] }, opponent: { monsters: [berserk, other] } })
      .activate('Hush')
      .nextTurn();
    expect([later.can('to battle'), later.can('to end')]).toEqual([false, true]);
  });

  test('not in the turn of the opponent', () => {
    expect(play({ opponent: { monsters: [berserk] } }).can('to end')).toBe(true);
  });
});
