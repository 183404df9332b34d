import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('chooseOne', () => {
  const fork = spell({
    name: 'Fork',
    do: [
      {
        op: 'chooseOne',
        of: [
          { do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] },
          { do: [{ op: 'draw', who: 'you', n: 1 }] },
          { if: [{ cond: 'handCount', who: 'you', min: 3 }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
        ],
      },
    ],
  });
  const knight = monster({ name: 'Knight' });

  test('the player chooses among what is possible and does only that', () => {
    const t = play({ you: { hand: [fork] }, opponent: { monsters: [knight] } }).activate('Fork');
    expect(t.optionLabels()).toEqual(['choose 0', 'choose 1']);
    t.answer('choose 0');
    expect(t.place('Knight')).toBe('gy');
    expect(t.events('drawn')).toEqual([]);
    expect(t.outcomes).toEqual(['resolved']);
  });

  test('conditions of a choice are asked when it is made', () => {
    const t = play({ you: { hand: [fork, knight, knight, knight], deck: [] } }).activate('Fork');
    expect(t.lp[0]).toBe(8100);
    const few = play({ you: { hand: [fork, knight], deck: [knight] } }).activate('Fork');
    expect(few.events('drawn')).toHaveLength(1);
  });

  test('cannot be activated if none is possible', () => {
    expect(play({ you: { hand: [fork], deck: [] } }).why('Fork')).toEqual(['nothing-to-do']);
  });

  test('does nothing if none is possible any more when it resolves', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'returnToHand', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [fork], deck: [] }, opponent: { monsters: [knight], spells: [exit] } });
    t.activate('Fork').activate('Exit').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.place('Knight')).toBe('hand');
  });

  test('`all`: under a condition all that are possible can be chosen, and are done in order', () => {
    const chord = spell({
      name: 'Chord',
      do: [
        {
          op: 'chooseOne',
          all: { if: [{ cond: 'controls', who: 'you', cards: { kind: 'monster' } }] },
          of: [
            { do: [{ op: 'gainLP', who: 'you', amount: 500 }] },
            { do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] },
            { do: [{ op: 'setLP', who: 'you', n: 1000 }] },
          ],
        },
      ],
    });
    const t = play({ you: { hand: [chord], monsters: [knight] } }).activate('Chord');
    expect(t.optionLabels()).toEqual(['choose 0', 'choose 2', 'choose 3']);
    t.answer('choose 3');
    expect(t.lp[0]).toBe(1000);
    expect(t.last('lpGained')?.lp).toBe(8500);
    const alone = play({ you: { hand: [chord] } }).activate('Chord');
    expect(alone.optionLabels()).toEqual(['choose 0', 'choose 2']);
  });
});
