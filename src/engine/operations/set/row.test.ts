import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('set', () => {
  const pit = trap({ name: 'Pit', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const prepare = spell({ name: 'Prepare', do: [{ op: 'set', what: { from: 'deck', of: 'you', kind: 'trap' } }] });

  test('a card is Set from the Deck, hidden, and cannot be activated in that turn', () => {
    const t = play({ you: { hand: [prepare], deck: [monster({ name: 'A' }), monster({ name: 'A' }), pit] } });
    t.activate('Prepare');
    expect(t.card('Pit')).toMatchObject({ place: 'spellTrapZone', faceUp: false, controller: 0 });
    expect(t.card('Pit', 1).def).toBe(null);
    expect(t.last('set')).toMatchObject({ card: t.id('Pit'), seat: 0, cause: 'effect' });
    expect(t.why('Pit')).toContain('set-this-turn');
    expect(t.nextTurn().nextTurn().can('activate Pit')).toBe(true);
  });

  test('cannot be activated without a card or without a zone', () => {
    expect(play({ you: { hand: [prepare], deck: [monster({ name: 'A' })] } }).why('Prepare')).toEqual([
      'nothing-to-do',
    ]);
    const rite = monster({
      name: 'Rite',
      effects: [{ kind: 'ignition', do: [{ op: 'set', what: { from: 'gy', of: 'you', kind: 'trap' } }] }],
    });
    const board = (n: number) =>
      play({ you: { monsters: [rite], gy: [pit], spells: Array.from({ length: n }, () => pit) } });
    expect(board(4).why('Rite')).toEqual([]);
    expect(board(5).can('activate Rite')).toBe(false);
  });

  test('a Trap can Set itself again instead of going to the GY', () => {
    const scarecrow = trap({
      name: 'Scarecrow',
      do: [
        { op: 'gainLP', who: 'you', amount: 100 },
        { op: 'set', what: 'self', join: 'alsoAfterThat' },
      ],
    });
    const t = play({ you: { spells: [scarecrow] } }).activate('Scarecrow');
    expect(t.card('Scarecrow')).toMatchObject({ place: 'spellTrapZone', faceUp: false });
    expect(t.events('set', 'Scarecrow')).toHaveLength(1);
    expect(t.why('Scarecrow')).toContain('set-this-turn');
  });

  test('a Field Spell is Set in the Field Zone; the one that was there goes to the GY', () => {
    const sea = spell({ name: 'Sea', property: 'field', effects: [{ kind: 'activation', do: [] }] });
    const land = spell({ name: 'Land', property: 'field', effects: [{ kind: 'activation', do: [] }] });
    const build = spell({
      name: 'Build',
      do: [{ op: 'set', what: { from: 'gy', of: 'you', property: ['field'] } }],
    });
    const t = play({ you: { hand: [build], gy: [land], field: { card: sea, faceUp: true } } }).activate('Build');
    expect(t.card('Land')).toMatchObject({ place: 'fieldZone', faceUp: false });
    expect(t.last('moved', 'Sea')).toMatchObject({ to: 'gy', reasons: [], cause: 'rule' });
  });
});
