import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('battleDamageToOpponent', () => {
  const mirror = (involving: boolean) =>
    monster({
      name: 'Mirror',
      atk: 500,
      effects: [
        {
          kind: 'continuous',
          apply: [{ mod: 'battleDamageToOpponent', who: 'you', ...(involving ? { involving: 'self' as const } : {}) }],
        },
      ],
    });
  const raider = monster({ name: 'Raider', atk: 1500 });
  const prey = monster({ name: 'Prey', atk: 500 });

  test('the other player takes it instead', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [mirror(true)] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.lp).toEqual([7000, 8000]);
    expect(t.last('damage')).toMatchObject({ seat: 0, amount: 1000, how: 'battle', dealer: t.id('Raider') });
    expect(t.place('Mirror')).toBe('gy');
  });

  test('only in battles of the card, where the text says so', () => {
    const lp = (involving: boolean) =>
      play({ you: { monsters: [raider] }, opponent: { monsters: [mirror(involving), prey] } })
        .goTo('battle')
        .attack('Raider', 'Prey').lp;
    expect([lp(true), lp(false)]).toEqual([
      [8000, 7000],
      [7000, 8000],
    ]);
  });

  test('damage its player deals is not turned round', () => {
    expect(
      play({ you: { monsters: [mirror(false)] } })
        .goTo('battle')
        .attack('Mirror').lp,
    ).toEqual([8000, 7500]);
  });
});
