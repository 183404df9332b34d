import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('effectResolved', () => {
  const marker = monster({
    name: 'Marker',
    effects: [
      {
        kind: 'reaction',
        when: {
          event: 'effectResolved',
          by: 'opponent',
          what: { of: ['monsterEffect'], card: { from: 'monsterZone' } },
        },
        do: [{ op: 'placeCounter', counter: 'wedge', n: 1, on: { is: '$event', faceUp: true }, max: 1 }],
      },
    ],
  });
  const worker = monster({ name: 'Worker', effects: [{ kind: 'ignition', do: [{ op: 'draw', who: 'you', n: 1 }] }] });
  const jam = (op: 'negateActivation' | 'negateEffect') =>
    trap({
      name: 'Jam',
      property: 'counter',
      when: { event: 'activated', what: { of: ['monsterEffect'] } },
      do: [{ op }],
    });

  test('once the effect has resolved, without a Chain', () => {
    const t = play({ you: { monsters: [worker] }, opponent: { monsters: [marker] } }).activate('Worker');
    expect(t.card('Worker').counters).toEqual({ wedge: 1 });
    expect(t.events('activated')).toHaveLength(1);
    expect(t.activate('Worker').card('Worker').counters).toEqual({ wedge: 1 });
  });

  test('a negated effect has resolved, a negated activation has not', () => {
    const counters = (op: 'negateActivation' | 'negateEffect') =>
      play({ you: { monsters: [worker] }, opponent: { monsters: [marker], spells: [jam(op)] } })
        .activate('Worker')
        .activate('Jam')
        .passAll()
        .card('Worker').counters;
    expect([counters('negateEffect'), counters('negateActivation')]).toEqual([{ wedge: 1 }, {}]);
  });

  test('not for effects of its own player, nor of other places or cards', () => {
    const own = play({ you: { monsters: [worker, marker] } }).activate('Worker');
    expect(own.card('Worker').counters).toEqual({});
    const fromHand = monster({
      name: 'Sage',
      effects: [{ kind: 'ignition', from: ['hand'], do: [{ op: 'specialSummon', what: 'self', position: 'attack' }] }],
    });
    const t = play({
      you: { hand: [fromHand, spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 1 }] })] },
      opponent: { monsters: [marker] },
    });
    expect(t.activate('Sage').activate('Pot').card('Sage').counters).toEqual({});
  });
});
