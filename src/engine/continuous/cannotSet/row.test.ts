import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('cannotSet', () => {
  const card = trap({ name: 'Card' });
  const field = spell({ name: 'Place', property: 'field' });

  test('neither from the hand nor by an effect; monsters can be Set', () => {
    const calm = active(aura('Calm', { mod: 'cannotSet', who: 'you' }));
    const lay = spell({ name: 'Lay', do: [{ op: 'set', what: { from: 'deck', of: 'you', kind: 'trap' } }] });
    const t = play({
      you: { hand: [card, field, lay, monster({ name: 'Knight' })], deck: [card], spells: [calm] },
    });
    expect(t.can('setCard Card')).toBe(false);
    expect(t.can('setCard Place')).toBe(false);
    expect(t.whyNot({ do: 'setCard', card: t.id('Card') })).toEqual(['locked']);
    expect(t.why('Lay')).toEqual(['nothing-to-do']);
    expect(t.can('setMonster Knight')).toBe(true);
  });

  test('only for the player named, and only the cards named', () => {
    const theirs = active(aura('Theirs', { mod: 'cannotSet', who: 'opponent' }));
    expect(play({ you: { hand: [card], spells: [theirs] } }).can('setCard Card')).toBe(true);
    const traps = active(aura('Traps', { mod: 'cannotSet', who: 'both', cards: { kind: 'trap' } }));
    const t = play({ you: { hand: [card, field], spells: [traps] } });
    expect([t.can('setCard Card'), t.can('setCard Place')]).toEqual([false, true]);
  });

  test('as a restriction of the turn it also looks back', () => {
    const vow = spell({
      name: 'Vow',
      effects: [
        { kind: 'activation', oath: [{ mod: 'cannotSet', who: 'you' }], do: [{ op: 'draw', who: 'you', n: 1 }] },
      ],
    });
    const t = play({ you: { hand: [card, vow] } });
    expect(
      play({ you: { hand: [card, vow] } })
        .activate('Vow')
        .can('setCard Card'),
    ).toBe(false);
    expect(t.answer('setCard Card').passAll().why('Vow')).toEqual(['oath-broken']);
  });
});
