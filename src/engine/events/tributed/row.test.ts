import { describe, expect, test } from 'vitest';
import { active, aura, bell, monster, play, ring, spell } from '../../testing/board';

describe('tributed', () => {
  const lamb = (more: { for?: 'tributeSummon' } = {}) =>
    monster({ name: 'Lamb', effects: [ring({ event: 'tributed', card: 'self', ...more })] });
  const big = monster({ name: 'Big', level: 5 });
  const fire = spell({
    name: 'Fire',
    cost: [{ op: 'tribute', what: { of: 'you', kind: 'monster' } }],
    do: [{ op: 'draw', who: 'you', n: 1 }],
  });
  const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });

  test('for a Tribute Summon or as a cost; it answers from the GY', () => {
    const summon = play({ you: { hand: [big], monsters: [lamb()] } }).normalSummon('Big');
    expect(summon.events('activated', 'Lamb')).toMatchObject([{ place: 'gy' }]);
    expect(
      play({ you: { hand: [fire], monsters: [lamb()] } })
        .activate('Fire')
        .events('activated', 'Lamb'),
    ).toHaveLength(1);
    expect(
      play({ you: { hand: [push], monsters: [lamb()] } })
        .activate('Push')
        .events('activated', 'Lamb'),
    ).toHaveLength(0);
  });

  test('only for a Tribute Summon, where the text says so: not for a Set or a cost', () => {
    const only = { for: 'tributeSummon' } as const;
    const board = { you: { hand: [big, fire], monsters: [lamb(only)] } };
    expect(play(board).normalSummon('Big').events('activated', 'Lamb')).toHaveLength(1);
    expect(play(board).set('Big').events('activated', 'Lamb')).toHaveLength(0);
    expect(play(board).activate('Fire').events('activated', 'Lamb')).toHaveLength(0);
  });

  test('only if it went to the GY from the field, where the text says so', () => {
    const gone = monster({
      name: 'Lamb',
      effects: [ring({ event: 'tributed', card: 'self', from: 'field', to: 'gy' })],
    });
    const board = (spells: ReturnType<typeof active>[]) =>
      play({ you: { hand: [big], monsters: [gone], spells } })
        .normalSummon('Big')
        .events('activated', 'Lamb').length;
    expect(board([])).toBe(1);
    expect(board([active(aura('Rift', { mod: 'banishInsteadOfGY', cards: { kind: 'monster' } }))])).toBe(0);
  });

  test('another monster, as it was on the field', () => {
    const rings = (type: 'warrior' | 'rock') =>
      play({
        you: {
          hand: [big],
          monsters: [monster({ name: 'Knight' }), bell({ event: 'tributed', card: { type, of: 'you' } })],
        },
      })
        .normalSummon('Big')
        .pick('Knight')
        .events('activated', 'Bell').length;
    expect([rings('warrior'), rings('rock')]).toEqual([1, 0]);
  });

  test('"when" comes too early for a Tribute Summon: the Summon happens afterwards', () => {
    const peten = (timing: 'when' | 'if') =>
      monster({
        name: 'Peten',
        effects: [
          {
            kind: 'trigger',
            when: { event: 'tributed', card: 'self', timing },
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
    const asked = (timing: 'when' | 'if') =>
      play({ you: { hand: [big], monsters: [peten(timing)] } })
        .normalSummon('Big')
        .can('activate Peten');
    expect([asked('if'), asked('when')]).toEqual([true, false]);
  });
});
