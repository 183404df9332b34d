import { describe, expect, test } from 'vitest';
import type { Activation } from '../../index';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('activateCard', () => {
  const garden = spell({
    name: 'Garden',
    property: 'field',
    effects: [
      { kind: 'activation', no: 1, limit: { per: 'turn', key: 'activation' }, do: [{ op: 'draw', who: 'you', n: 1 }] },
      { kind: 'continuous', no: 2, apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: 500 } }] },
    ],
  });
  const gate = spell({
    name: 'Gate',
    do: [{ op: 'activateCard', what: { from: 'deck', of: 'you', kind: 'spell', property: ['field', 'continuous'] } }],
  });
  const knight = monster({ name: 'Knight', atk: 1000 });
  const listener = (what: Activation, by?: 'you') =>
    monster({
      name: 'Listener',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          when: { timing: 'if', event: 'activated', what, ...(by && { by }) },
          do: [{ op: 'gainLP', who: 'you', amount: 100 }],
        },
      ],
    });

  test('it comes face-up and applies, without what its own activation would do', () => {
    const t = play({ you: { hand: [gate], deck: [garden], monsters: [knight] } }).activate('Gate');
    expect([t.place('Garden'), t.atk('Knight'), t.duel.seats[0].hand.length]).toEqual(['fieldZone', 1500, 0]);
    expect(t.events('activated')).toHaveLength(1);
    expect(t.events('cardActivated')).toMatchObject([{ card: t.id('Garden'), cause: 'effect' }]);
  });

  test('a card was activated, but by no player and without an effect', () => {
    const seen = (what: Activation, by?: 'you') =>
      play({ you: { hand: [gate], deck: [garden], monsters: [listener(what, by)] } }).activate('Gate').lp[0] - 8000;
    const card = { property: ['field' as const] };
    expect(seen({ of: ['spellCard'], card, orByEffect: true })).toBe(100);
    expect(seen({ of: ['spellCard'], card, orByEffect: true }, 'you')).toBe(0);
    expect(seen({ of: ['spellCard'], card })).toBe(0);
    expect(seen({ of: ['spellEffect'], card, orByEffect: true })).toBe(0);
    expect(seen({ of: ['spellCard'], card: { property: ['continuous'] }, orByEffect: true })).toBe(0);
  });

  test('the old Field Spell goes; a limit on activations of the name and a lock hold', () => {
    const old = spell({ name: 'Old', property: 'field', effects: [{ kind: 'activation', do: [] }] });
    const t = play({ you: { hand: [gate, gate], deck: [garden, garden], field: active(old) } })
      .activate('Gate')
      .pick('Garden');
    expect([t.place('Old'), t.place('Garden')]).toEqual(['gy', 'fieldZone']);
    expect(t.why('Gate#2')).toEqual(['nothing-to-do']);
    const lock = active(
      aura('Lock', { mod: 'cannotActivate', who: 'both', cards: { from: 'deck', property: ['field'] } }),
    );
    expect(play({ you: { hand: [gate], deck: [garden], spells: [lock] } }).why('Gate')).toEqual(['nothing-to-do']);
  });
});
