import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('skipPhase', () => {
  const hurry = (phase: 'draw' | 'standby' | 'battle' | 'main2', who: 'you' | 'opponent' | 'both' = 'both') =>
    active(aura('Hurry', { mod: 'skipPhase', who, phase }));
  const raider = monster({ name: 'Raider' });

  test('Main Phase 2: after the battle comes the End Phase, in every turn', () => {
    const t = play({ you: { spells: [hurry('main2')], monsters: [raider] } });
    t.goTo('battle').attack('Raider');
    expect(t.duel.turn).toBe(4);
    t.nextTurn().goTo('battle').attack('Raider');
    expect(t.duel.turn).toBe(6);
    expect(t.events('phaseSkipped')).toMatchObject([
      { phase: 'main2', turn: 3, seat: 0 },
      { phase: 'main2', turn: 5 },
    ]);
    expect(t.events('phaseBegan').map((e) => e.phase)).not.toContain('main2');
  });

  test('the Standby Phase of one player only', () => {
    const t = play({ you: { spells: [hurry('standby', 'opponent')] } })
      .nextTurn()
      .nextTurn();
    expect(t.events('phaseSkipped')).toMatchObject([{ phase: 'standby', turn: 4, seat: 1 }]);
    expect(t.events('phaseBegan').filter((e) => e.phase === 'standby')).toMatchObject([{ turn: 5, seat: 0 }]);
  });

  test('the Draw Phase: nothing is drawn', () => {
    const t = play({ you: { spells: [hurry('draw')] } })
      .nextTurn()
      .nextTurn();
    expect(t.events('drawn')).toEqual([]);
  });

  test('the Battle Phase cannot be entered', () => {
    const t = play({ you: { spells: [hurry('battle', 'you')], monsters: [raider] } });
    expect(t.can('to battle')).toBe(false);
    expect(play({ you: { spells: [hurry('battle', 'opponent')], monsters: [raider] } }).can('to battle')).toBe(true);
  });
});
