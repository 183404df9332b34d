import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell, trap } from '../../testing/board';

describe('equipSelf', () => {
  const knight = monster({ name: 'Knight' });
  const blade = spell({
    name: 'Blade',
    property: 'equip',
    effects: [
      {
        kind: 'activation',
        target: [{ as: 't', kind: 'monster', faceUp: true }],
        do: [{ op: 'equipSelf', to: '$t' }],
      },
      { kind: 'continuous', apply: [{ mod: 'stat', to: '$equipped', atk: { add: 500 } }] },
    ],
  });

  test('the card stays, equipped to the monster, and works on it', () => {
    const t = play({ you: { hand: [blade] }, opponent: { monsters: [knight] } }).activate('Blade');
    expect(t.card('Blade')).toMatchObject({ place: 'spellTrapZone', equippedTo: t.id('Knight') });
    expect(t.last('equipped')).toMatchObject({ card: t.id('Blade'), to: t.id('Knight') });
    expect(t.atk('Knight')).toBe(1500);
  });

  test('goes to the GY without being destroyed if the target is gone when it resolves', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'returnToHand', what: { kind: 'monster' } }] });
    const t = play({ you: { hand: [blade], monsters: [knight] }, opponent: { spells: [exit] } });
    t.activate('Blade').activate('Exit').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.place('Blade')).toBe('gy');
    expect(t.last('moved', 'Blade')?.reasons).not.toContain('destroyed');
    expect(t.events('equipped')).toEqual([]);
  });

  test('is destroyed by the rules when the monster is turned face-down or leaves', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    for (const card of [hide, push]) {
      const t = play({ you: { hand: [blade, card], monsters: [knight] } })
        .activate('Blade')
        .activate(card.name.en);
      expect(t.place('Blade')).toBe('gy');
      expect(t.last('moved', 'Blade')).toMatchObject({ reasons: ['destroyed'], cause: 'rule' });
      expect(t.last('rulesDestroyed')).toMatchObject({ card: t.id('Blade'), why: 'equip' });
    }
  });

  test('cannot be activated without a face-up monster', () => {
    expect(play({ you: { hand: [blade], monsters: [faceDown(knight)] } }).why('Blade')).toEqual(['no-target']);
  });
});
