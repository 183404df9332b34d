import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('excavate', () => {
  const gate = spell({
    name: 'Gate',
    do: [
      { op: 'excavate', stopAt: { kind: 'monster', normalSummonable: true }, found: 'found', as: 'turned' },
      { join: 'ifDo', op: 'specialSummon', what: '$found', position: 'attack' },
      { join: 'also', op: 'sendToGY', what: '$turned' },
    ],
  });
  const knight = monster({ name: 'Knight' });
  const titan = monster({ name: 'Titan', effects: [{ kind: 'rule', rule: 'cannotBeNormalSummoned' }] });
  const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 1 }] });
  const lamp = spell({ name: 'Lamp', do: [{ op: 'draw', who: 'you', n: 1 }] });

  test('from the top of the Deck until one fits; what lies below is not looked at', () => {
    const t = play({ you: { hand: [gate], deck: [lamp, knight, titan, pot] } }).activate('Gate');
    expect([t.place('Knight'), t.place('Titan'), t.place('Pot'), t.place('Lamp')]).toEqual([
      'monsterZone',
      'gy',
      'gy',
      'deck',
    ]);
    expect(t.last('revealed')).toMatchObject({ cards: ['Pot', 'Titan', 'Knight'].map((n) => t.id(n)), to: 'both' });
    expect(t.events('shuffled')).toEqual([]);
  });

  test('cannot be activated if no card of the Deck fits', () => {
    expect(play({ you: { hand: [gate], deck: [titan, pot] } }).why('Gate')).toEqual(['nothing-to-do']);
  });
});

describe('excavate so many', () => {
  test('the top cards are shown and named; a smaller Deck cannot', () => {
    const peek = spell({
      name: 'Peek',
      do: [
        { op: 'excavate', n: 2, as: 'seen' },
        { join: 'ifDo', op: 'gainLP', who: 'you', amount: { times: [{ count: '$seen' }, 100] } },
      ],
    });
    const ox = monster({ name: 'Ox' });
    expect(play({ you: { hand: [peek], deck: [ox, ox, ox] } }).activate('Peek').lp[0]).toBe(8200);
    expect(play({ you: { hand: [peek], deck: [ox] } }).why('Peek')).toEqual(['nothing-to-do']);
  });
});
