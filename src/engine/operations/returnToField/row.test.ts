import { describe, expect, test } from 'vitest';
import { inDefense, monster, play, spell } from '../../testing/board';

describe('returnToField', () => {
  const page = monster({ name: 'Page' });
  const knight = monster({ name: 'Knight', frame: 'xyz', rank: 4, effects: [] });
  const blink = spell({
    name: 'Blink',
    target: [{ of: 'opponent', kind: 'monster', as: 'one' }],
    do: [
      { op: 'banish', what: '$one', as: 'gone' },
      {
        op: 'delay',
        join: 'also',
        at: { phase: 'battle', turn: 'this' },
        do: [
          { op: 'returnToField', what: '$gone', as: 'back' },
          {
            op: 'damage',
            to: 'opponent',
            amount: { times: [{ materials: '$one', before: true }, 100] },
            join: 'ifDo',
          },
        ],
      },
    ],
  });
  const board = (card = inDefense(knight, { index: 3, materials: [page, page] })) =>
    play({
      you: {
        monsters: [monster({ name: 'Guard' })],
        hand: [blink, spell({ name: 'Bury', do: [{ op: 'sendToGY', what: { from: 'banished' } }] })],
      },
      opponent: { monsters: [card] },
    });

  test('to the zone it left, in its position, at the end of the Battle Phase and not before; no Summon', () => {
    const t = board().activate('Blink').goTo('battle');
    expect(t.place('Knight')).toBe('banished');
    t.goTo('main2');
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', index: 3, position: 'defense', controller: 1 });
    expect(t.events('summoned')).toEqual([]);
    expect(t.last('moved', 'Knight')).toMatchObject({ reasons: ['returned'] });
  });

  test('how many materials it had is known although they have left it', () => {
    const t = board().activate('Blink').goTo('battle').goTo('main2');
    expect(t.pile(1, 'gy')).toEqual(['Page', 'Page#2']);
    expect(t.lp[1]).toBe(7800);
  });

  test('not once it has moved again', () => {
    const t = board().activate('Blink').activate('Bury').goTo('battle').goTo('main2');
    expect(t.place('Knight')).toBe('gy');
    expect(t.lp[1]).toBe(8000);
  });
});
