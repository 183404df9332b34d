import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('cannotAddFromDeck', () => {
  const drought = (who: 'you' | 'opponent' | 'both') => aura('Drought', { mod: 'cannotAddFromDeck', who });
  const call = spell({ name: 'Call', do: [{ op: 'addToHand', what: { from: 'deck', of: 'you' } }] });
  const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 1 }] });

  test('such an effect cannot be activated, but players still draw', () => {
    const t = play({ you: { hand: [call, pot] }, opponent: { spells: [active(drought('both'))] } });
    expect(t.why('Call')).toEqual(['nothing-to-do']);
    expect(t.activate('Pot').events('drawn')).toHaveLength(1);
  });

  test('only the players that are meant', () => {
    const why = (who: 'you' | 'opponent') =>
      play({ you: { hand: [call] }, opponent: { spells: [active(drought(who))] } }).why('Call');
    expect([why('opponent'), why('you')]).toEqual([['nothing-to-do'], []]);
  });

  test('an effect that had been activated before does nothing', () => {
    const mistake = trap({
      name: 'Mistake',
      property: 'continuous',
      effects: [
        { kind: 'activation', do: [] },
        { kind: 'continuous', apply: [{ mod: 'cannotAddFromDeck', who: 'both' }] },
      ],
    });
    const t = play({ you: { hand: [call], deck: [monster({ name: 'A' })] }, opponent: { spells: [mistake] } });
    t.activate('Call').activate('Mistake').passAll();
    expect(t.place('A')).toBe('deck');
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
  });
});
