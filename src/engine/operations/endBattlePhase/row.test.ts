import { describe, expect, test } from 'vitest';
import { monster, play, trap } from '../../testing/board';

describe('endBattlePhase', () => {
  const bell = trap({ name: 'Curfew', do: [{ op: 'endBattlePhase' }] });
  const raiders = [monster({ name: 'Raider' }), monster({ name: 'Other' })];

  test('the attack does not go on, nobody else attacks, Main Phase 2 follows', () => {
    const t = play({ you: { monsters: raiders }, opponent: { spells: [bell] } });
    t.goTo('battle').attack('Raider').activate('Curfew');
    expect(t.lp).toEqual([8000, 8000]);
    expect(t.phase).toBe('main2');
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.last('phaseBegan')).toMatchObject({ phase: 'main2' });
  });

  test('the next Battle Phase is an ordinary one', () => {
    const t = play({ you: { monsters: raiders }, opponent: { spells: [bell] } });
    t.goTo('battle').attack('Raider').activate('Curfew').nextTurn().nextTurn().goTo('battle').attack('Raider');
    expect(t.lp).toEqual([8000, 7000]);
    expect(t.can('attack Other')).toBe(true);
  });

  test('cannot be activated outside the Battle Phase', () => {
    const t = play({ you: { spells: [bell], monsters: raiders } });
    expect(t.why('Curfew')).toEqual(['nothing-to-do']);
    expect(t.goTo('battle').why('Curfew')).toEqual([]);
  });
});
