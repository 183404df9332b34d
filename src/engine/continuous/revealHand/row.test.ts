import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('revealHand', () => {
  const knight = monster({ name: 'Knight' });
  const raider = monster({ name: 'Raider' });
  const heal = spell({ name: 'Heal', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const imp = monster({
    name: 'Imp',
    effects: [
      {
        kind: 'trigger',
        from: ['hand'],
        when: { timing: 'when', event: 'attackDeclared', direct: true, by: 'opponent' },
        do: [{ op: 'specialSummon', what: 'self', position: 'defense' }],
      },
    ],
  });
  const lamp = (who: 'you' | 'opponent' | 'both', ownTurn?: true) =>
    active(aura('Lamp', { mod: 'revealHand', who, ...(ownTurn ? { ownTurn } : {}) }));

  test('the other player sees that hand, as long as it applies', () => {
    const seen = (put: ReturnType<typeof lamp>) => {
      const t = play({ you: { hand: [knight], spells: [put] }, opponent: { hand: [raider] } });
      return [t.card('Knight', 1).def !== null, t.card('Raider', 0).def !== null];
    };
    expect(seen(lamp('both'))).toEqual([true, true]);
    expect(seen(lamp('you'))).toEqual([true, false]);
    expect(seen(lamp('opponent'))).toEqual([false, true]);
    expect(seen(lamp('both', true))).toEqual([true, false]);
    const dark = spell({ name: 'Dark', do: [{ op: 'destroy', what: { of: 'you', property: ['continuous'] } }] });
    const t = play({ you: { hand: [knight, dark], spells: [lamp('you')] } }).activate('Dark');
    expect(t.card('Knight', 1).def).toBe(null);
  });

  const wait = trap({ name: 'Wait', do: [{ op: 'gainLP', who: 'you', amount: 1 }] });
  const attack = (put: ReturnType<typeof lamp>[]) =>
    play({ you: { monsters: [knight], hand: [heal], spells: put }, opponent: { hand: [imp], spells: [wait] } })
      .goTo('battle')
      .attack('Knight');

  test('a trigger in it is placed like one of a public place: before fast effects, declined for good', () => {
    const t = attack([lamp('both')]);
    expect([t.asked, t.optionLabels()]).toEqual([1, ['activate Imp', 'decline']]);
    t.decline();
    expect(t.asked).toBe(0);
    t.activate('Heal');
    expect(t.whyNot({ do: 'activate', card: t.id('Imp'), effect: 0 }, 1)).toEqual(['declined']);
    expect(t.optionLabels()).toEqual(['activate Wait', 'pass']);
  });

  test('hidden, it waits for its player to be asked and can be chained to a fast effect', () => {
    const t = attack([]);
    expect(t.asked).toBe(0);
    t.activate('Heal').activate('Imp').passAll();
    expect(t.place('Imp')).toBe('monsterZone');
  });
});
