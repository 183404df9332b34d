import { describe, expect, test } from 'vitest';
import { active, monster, play, spell } from '../../testing/board';

describe('placeCounter', () => {
  const tower = spell({
    name: 'Tower',
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      { kind: 'ignition', do: [{ op: 'placeCounter', counter: 'spell', n: 2, on: 'self', max: 3 }] },
    ],
  });

  test('places counters, no more than the card may hold, and then none at all', () => {
    const t = play({ you: { spells: [active(tower)] } });
    t.activate('Tower', 1);
    expect(t.card('Tower').counters).toEqual({ spell: 2 });
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.last('counterPlaced')).toMatchObject({ card: t.id('Tower'), counter: 'spell', n: 2, cause: 'effect' });
    t.activate('Tower', 1);
    expect(t.card('Tower').counters).toEqual({ spell: 3 });
    expect(t.last('counterPlaced')?.n).toBe(1);
    expect(t.why('Tower', 1)).toEqual(['nothing-to-do']);
  });

  test('on several cards, each as far as it can hold them', () => {
    const rain = spell({
      name: 'Rain',
      do: [{ op: 'placeCounter', counter: 'spell', n: 2, on: { all: true, of: 'you', name: tower.id }, max: 3 }],
    });
    const towers = [0, 2, 3].map((n) => active(tower, { counters: { spell: n } }));
    const t = play({ you: { hand: [rain], spells: towers } }).activate('Rain');
    expect(['Tower', 'Tower#2', 'Tower#3'].map((name) => t.card(name).counters.spell)).toEqual([2, 3, 3]);
    expect(t.events('counterPlaced').map((e) => e.n)).toEqual([2, 1]);
  });

  test('counters are gone when the card has left', () => {
    const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { of: 'you', name: tower.id } }] });
    const t = play({ you: { spells: [active(tower, { counters: { spell: 1 } })], hand: [breeze] } });
    t.activate('Breeze').activate('Tower', 0);
    expect(t.place('Tower')).toBe('spellTrapZone');
    expect(t.card('Tower').counters).toEqual({});
  });

  test('not on a card that has been turned face-down meanwhile', () => {
    const knight = monster({
      name: 'Knight',
      effects: [{ kind: 'ignition', do: [{ op: 'placeCounter', counter: 'spell', n: 1, on: 'self' }] }],
    });
    const hide = spell({
      name: 'Hide',
      property: 'quickPlay',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const t = play({ you: { monsters: [knight] }, opponent: { spells: [hide] } });
    t.activate('Knight').activate('Hide').passAll();
    expect(t.card('Knight').counters).toEqual({});
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
  });

  test('divided among several cards as the player likes', () => {
    const knight = monster({ name: 'Knight' });
    const rain = spell({
      name: 'Rain',
      do: [{ op: 'placeCounter', counter: 'a', n: 2, on: { of: 'opponent', kind: 'monster' }, spread: true }],
    });
    const fallen = (...on: string[]) => {
      const t = play({ you: { hand: [rain] }, opponent: { monsters: [knight, knight] } })
        .activate('Rain')
        .pick(...on);
      return [t.card('Knight').counters.a ?? 0, t.card('Knight#2').counters.a ?? 0];
    };
    expect(fallen('Knight', 'Knight')).toEqual([2, 0]);
    expect(fallen('Knight#2', 'Knight')).toEqual([1, 1]);
    const alone = play({ you: { hand: [rain] }, opponent: { monsters: [knight] } }).activate('Rain');
    expect(alone.card('Knight').counters).toEqual({ a: 2 });
  });

  test('`total`: so that it has that many, on a card that can hold them', () => {
    const bell = monster({
      name: 'Bell',
      effects: [{ kind: 'ignition', do: [{ op: 'placeCounter', counter: 'a', n: 1, on: 'self' }] }],
    });
    const fill = spell({
      name: 'Fill',
      do: [{ op: 'placeCounter', counter: 'a', n: 3, on: { of: 'you', kind: 'monster', canHold: 'a' }, total: true }],
    });
    const full = (a: number) =>
      play({ you: { hand: [fill], monsters: [{ card: bell, counters: { a } }, monster({ name: 'Page' })] } });
    expect(full(1).activate('Fill').card('Bell').counters).toEqual({ a: 3 });
    expect(full(3).why('Fill')).toEqual(['nothing-to-do']);
    expect(play({ you: { hand: [fill], monsters: [monster({ name: 'Page' })] } }).why('Fill')).toEqual([
      'nothing-to-do',
    ]);
  });
});
