import { describe, expect, test } from 'vitest';
import { active, play, spell } from '../../testing/board';

describe('winDuel', () => {
  const win = (who: 'you' | 'opponent' | 'both') =>
    spell({
      name: 'Win',
      do: [
        { op: 'winDuel', who },
        { op: 'damage', to: 'you', amount: 9000, join: 'also' },
      ],
    });

  test('ends the duel at once, whatever else the effect would do', () => {
    const t = play({ you: { hand: [win('you')] } }).activate('Win');
    expect(t.duel.result).toEqual({ winner: 0, reason: 'effect' });
    expect(t.last('duelEnded')).toMatchObject({ winner: 0, reason: 'effect' });
    expect(t.events('damage')).toEqual([]);
    expect(t.asked).toBe(null);
  });

  test('for the opponent, or for nobody', () => {
    expect(play({ you: { hand: [win('opponent')] } }).activate('Win').duel.result?.winner).toBe(1);
    expect(play({ you: { hand: [win('both')] } }).activate('Win').duel.result).toEqual({
      winner: null,
      reason: 'effect',
    });
  });

  test('`you` is the player of the effect, also in the turn of the opponent', () => {
    const clock = spell({
      name: 'Clock',
      property: 'continuous',
      effects: [
        { kind: 'activation', do: [] },
        {
          kind: 'trigger',
          mandatory: true,
          phase: { phase: 'end', turn: 'opponent' },
          do: [{ op: 'winDuel', who: 'you' }],
        },
      ],
    });
    const t = play({ opponent: { spells: [active(clock)] } });
    t.answer('to end').passAll();
    expect(t.duel.result).toEqual({ winner: 1, reason: 'effect' });
  });
});
