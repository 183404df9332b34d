import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, TYPES } from '../../index';
import { monster, play, spell, trap } from '../../testing/board';

describe('declare', () => {
  const surgery = trap({
    name: 'Surgery',
    property: 'continuous',
    effects: [
      { kind: 'activation', declare: [{ op: 'declare', what: 'type', as: 'type' }], do: [] },
      { kind: 'continuous', apply: [{ mod: 'becomeType', to: { kind: 'monster', faceUp: true }, type: '$type' }] },
    ],
  });

  test('at activation, before anyone can answer; kept by the card', () => {
    const t = play({ you: { spells: [surgery] }, opponent: { monsters: [monster({ name: 'Knight' })] } }).activate(
      'Surgery',
    );
    expect(t.asked).toBe(0);
    t.answer('zombie');
    expect(t.last('declared')).toMatchObject({ seat: 0, value: 'zombie' });
    expect(t.last('declared')?.id).toBeLessThan(t.last('activated')?.id as number);
    expect(t.card('Surgery').facts?.declared).toEqual({ type: 'zombie' });
    expect(t.card('Knight').stats?.type).toBe('zombie');
  });

  test('any Type or Attribute, but none that only the gods have', () => {
    const t = play({ you: { spells: [surgery] } }).activate('Surgery');
    expect(t.optionLabels()).toEqual(TYPES.filter((x) => x !== 'divineBeast' && x !== 'creatorGod'));
    const call = spell({ name: 'Call', do: [{ op: 'declare', what: 'attribute', as: 'a' }] });
    const other = play({ you: { hand: [call] } }).activate('Call');
    expect(other.optionLabels()).toEqual(ATTRIBUTES.filter((x) => x !== 'divine'));
  });

  test('a Level, by the opponent, to be compared with', () => {
    const guess = spell({
      name: 'Guess',
      do: [
        { op: 'declare', what: 'level', as: 'level', by: 'opponent' },
        {
          join: 'also',
          op: 'gainLP',
          who: 'you',
          amount: 100,
          if: [{ cond: 'compare', left: { declared: 'level' }, is: 'equal', right: 3 }],
        },
        {
          join: 'also',
          op: 'gainLP',
          who: 'you',
          amount: 5,
          if: [{ cond: 'compare', left: { declared: 'level' }, is: 'different', right: 3 }],
        },
      ],
    });
    const told = (level: string) => {
      const t = play({ you: { hand: [guess] } }).activate('Guess');
      expect(t.duel.prompt).toMatchObject({ seat: 1, kind: 'declare' });
      return t.answer(level).lp[0];
    };
    expect([told('3'), told('4')]).toEqual([8100, 8005]);
  });

  test('a Level up to a number, which the monster then has', () => {
    const mage = monster({
      name: 'Mage',
      level: 4,
      effects: [
        {
          kind: 'ignition',
          declare: [{ op: 'declare', what: 'level', as: 'level', max: 8 }],
          do: [{ op: 'changeStats', what: 'self', level: { set: { declared: 'level' } }, until: 'turnEnd' }],
        },
      ],
    });
    const t = play({ you: { monsters: [mage] } }).activate('Mage');
    expect(t.optionLabels()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(t.answer('7').card('Mage').stats?.level).toBe(7);
  });
});
