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

  test('the End Step still comes: what is done at the end of the Battle Phase is done', () => {
    const scout = monster({
      name: 'Scout',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          phase: { phase: 'battle', turn: 'any', step: 'end' },
          do: [{ op: 'damage', to: 'opponent', amount: 100 }],
        },
      ],
    });
    const t = play({ you: { monsters: [...raiders, scout] }, opponent: { spells: [bell] } });
    t.goTo('battle').attack('Raider').activate('Curfew').goTo('main2');
    expect(t.lp).toEqual([8000, 7900]);
    expect(t.events('attackDeclared')).toHaveLength(1);
  });

  test('cannot be activated in the End Step, where nothing is left to end', () => {
    const late = monster({
      name: 'Late',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          phase: { phase: 'battle', turn: 'any', step: 'end' },
          do: [{ op: 'gainLP', who: 'you', amount: 100 }],
        },
      ],
    });
    const t = play({ you: { monsters: [late] }, opponent: { spells: [bell] } }).goTo('battle');
    expect(t.why('Curfew')).not.toContain('nothing-to-do');
    t.answer('to main2').answer('pass');
    expect(t.duel.at.turn).toBe('battlePhase.endStep');
    expect(t.why('Curfew')).toContain('nothing-to-do');
  });

  test('cannot be activated outside the Battle Phase', () => {
    const t = play({ you: { spells: [bell], monsters: raiders } });
    expect(t.why('Curfew')).toEqual(['nothing-to-do']);
    expect(t.goTo('battle').why('Curfew')).toEqual([]);
  });
});
