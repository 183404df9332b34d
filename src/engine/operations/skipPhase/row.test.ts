import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('skipPhase', () => {
  const raider = monster({ name: 'Raider' });
  const skip = (phase: 'draw' | 'battle' | 'main2', who: 'you' | 'opponent', times = 1) =>
    spell({ name: 'Skip', do: [{ op: 'skipPhase', phase, who, times }] });

  test('without a Draw Phase nothing is drawn', () => {
    const t = play({ you: { hand: [skip('draw', 'opponent')] } })
      .activate('Skip')
      .nextTurn();
    expect(t.events('drawn')).toEqual([]);
    expect(t.last('phaseSkipped')).toMatchObject({ phase: 'draw', seat: 1, turn: 4 });
    expect(t.events('phaseBegan').map((e) => e.phase)).not.toContain('draw');
    expect(
      t
        .nextTurn()
        .nextTurn()
        .events('drawn')
        .map((e) => e.seat),
    ).toEqual([0, 1]);
  });

  test('the player cannot enter the Battle Phase of his next turn, but of the one after', () => {
    const t = play({ you: { hand: [skip('battle', 'you')], monsters: [raider] } }).activate('Skip');
    expect(t.can('to battle')).toBe(true);
    t.nextTurn().nextTurn();
    expect(t.can('to battle')).toBe(false);
    t.nextTurn().nextTurn();
    expect(t.can('to battle')).toBe(true);
  });

  test('so many times', () => {
    const t = play({ you: { hand: [skip('draw', 'opponent', 2)] } }).activate('Skip');
    t.nextTurn().nextTurn().nextTurn().nextTurn();
    expect(t.events('phaseSkipped').map((e) => e.turn)).toEqual([4, 6]);
    expect(
      t
        .nextTurn()
        .events('drawn')
        .map((e) => e.turn),
    ).toEqual([5, 7, 8]);
  });

  test('Main Phase 2: after the battle comes the End Phase', () => {
    const t = play({ you: { hand: [skip('main2', 'you')], monsters: [raider] } }).activate('Skip');
    t.nextTurn().nextTurn().goTo('battle').attack('Raider');
    expect(t.duel.turn).toBe(6);
    expect(t.last('phaseSkipped')).toMatchObject({ phase: 'main2', turn: 5, seat: 0 });
  });

  test('the Standby Phase of this turn, in its own Draw Phase; otherwise that of the next', () => {
    const quick = spell({
      name: 'Skip',
      property: 'quickPlay',
      do: [{ op: 'skipPhase', phase: 'standby', who: 'you', times: 1 }],
    });
    const now = play({ at: 'drawPhase', you: { spells: [quick] } }).activate('Skip');
    expect(now.goTo('main1').events('phaseSkipped')).toMatchObject([{ phase: 'standby', turn: 3 }]);
    const later = play({ you: { spells: [quick] } }).activate('Skip');
    later.nextTurn().nextTurn();
    expect(later.events('phaseSkipped')).toMatchObject([{ phase: 'standby', turn: 5, seat: 0 }]);
  });
});
