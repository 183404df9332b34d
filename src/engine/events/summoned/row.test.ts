import { describe, expect, test } from 'vitest';
import { bell, faceDown, monster, play, ring, spell, type Table } from '../../testing/board';

describe('summoned', () => {
  test('by the effect of a monster of an archetype', () => {
    const pup = monster({
      name: 'Pup',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          when: { timing: 'if', event: 'summoned', card: 'self', byEffectOf: 'beast' },
          do: [{ op: 'damage', to: 'opponent', amount: 100 }],
        },
      ],
    });
    const call = (name: string) =>
      monster({
        name,
        ...(name === 'Mother' && { archetypes: ['beast'] }),
        effects: [
          {
            kind: 'ignition',
            do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: pup.id }, position: 'attack' }],
          },
        ],
      });
    const lp = (name: string) =>
      play({
        you: { hand: [pup], monsters: [call(name)] },
      }).activate(name).lp[1];
    expect([lp('Mother'), lp('Stranger')]).toEqual([7900, 8000]);
  });

  type Summoned = Omit<Extract<Parameters<typeof ring>[0], { event: 'summoned' }>, 'event' | 'card'>;
  const knight = monster({ name: 'Knight' });
  const big = monster({ name: 'Big', level: 5 });
  const rise = spell({
    name: 'Rise',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: knight.id }, position: 'attack' }],
  });
  const table = (when: Summoned) =>
    play({
      you: {
        hand: [knight, big, rise],
        monsters: [bell({ event: 'summoned', card: { kind: 'monster' }, ...when }), faceDown(monster({ name: 'Spy' }))],
      },
    });
  const rings = (t: Table) => t.events('activated', 'Bell').length;
  const ways = (when: Summoned) => [
    rings(table(when).normalSummon('Knight')),
    rings(table(when).normalSummon('Big').pick('Spy')),
    rings(table(when).flipSummon('Spy')),
    rings(table(when).activate('Rise')),
  ];

  test('every kind of Summon, or some methods only', () => {
    expect(ways({})).toEqual([1, 1, 1, 1]);
    expect(ways({ method: ['normal'] })).toEqual([1, 1, 0, 0]);
    expect(ways({ method: ['flip', 'special'] })).toEqual([0, 0, 1, 1]);
    expect(ways({ tribute: true })).toEqual([0, 1, 0, 0]);
    expect(ways({ tribute: false })).toEqual([1, 0, 1, 1]);
  });

  test('by which player, whoever controls the monster', () => {
    const gift = spell({
      name: 'Gift',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', name: knight.id }, to: 'opponent', position: 'attack' },
      ],
    });
    const rung = (by: 'you' | 'opponent') =>
      rings(
        play({
          you: { hand: [gift, knight], monsters: [bell({ event: 'summoned', card: { kind: 'monster' }, by })] },
        }).activate('Gift'),
      );
    expect([rung('you'), rung('opponent')]).toEqual([1, 0]);
  });

  test('the card itself, unless it was Summoned face-down', () => {
    const page = monster({ name: 'Page', effects: [ring({ event: 'summoned', card: 'self', method: ['special'] })] });
    const up = (position: 'attack' | 'faceDownDefense') =>
      play({
        you: {
          hand: [
            spell({
              name: 'Up',
              do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position }],
            }),
            page,
          ],
        },
      })
        .activate('Up')
        .events('activated', 'Page').length;
    expect([up('attack'), up('faceDownDefense')]).toEqual([1, 0]);
    expect(
      play({ you: { hand: [page] } })
        .normalSummon('Page')
        .events('activated', 'Page'),
    ).toEqual([]);
  });

  test('"when ... can" needs the Summon to be the last thing that happened', () => {
    const page = (timing: 'when' | 'if') =>
      monster({
        name: 'Page',
        effects: [
          {
            kind: 'trigger',
            when: { event: 'summoned', card: 'self', timing },
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
    const busy = spell({
      name: 'Busy',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'attack' },
        { op: 'gainLP', who: 'you', amount: 10, join: 'then' },
      ],
    });
    const asked = (timing: 'when' | 'if') =>
      play({ you: { hand: [busy, page(timing)] } })
        .activate('Busy')
        .can('activate Page');
    expect([asked('if'), asked('when')]).toEqual([true, false]);
    expect(
      play({ you: { hand: [page('when')] } })
        .normalSummon('Page')
        .can('activate Page'),
    ).toBe(true);
  });

  test('by its own effect, where the text says so', () => {
    const phoenix = monster({
      name: 'Phoenix',
      effects: [
        {
          kind: 'ignition',
          from: ['gy'],
          do: [{ op: 'specialSummon', what: 'self', position: 'attack' }],
        },
        ring({ event: 'summoned', card: 'self', byOwnEffect: true }),
      ],
    });
    const reborn = spell({
      name: 'Reborn',
      do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you', kind: 'monster' }, position: 'attack' }],
    });
    const board = { you: { hand: [reborn], gy: [phoenix] } };
    expect(play(board).activate('Phoenix', 0).lp[0]).toBe(8100);
    expect(play(board).activate('Reborn').lp[0]).toBe(8000);
  });

  test('from a place, and from whose', () => {
    const watcher = monster({
      name: 'Watcher',
      effects: [ring({ event: 'summoned', card: { kind: 'monster' }, method: ['special'], from: 'gy', fromOf: 'you' })],
    });
    const imp = monster({ name: 'Imp' });
    const raise = (from: 'gy' | 'hand', of: 'you' | 'opponent') =>
      spell({ name: 'Raise', do: [{ op: 'specialSummon', what: { from, of }, position: 'attack' }] });
    const rung = (from: 'gy' | 'hand', of: 'you' | 'opponent'): number => {
      const theirs = of === 'opponent' ? { gy: [imp], hand: [imp] } : {};
      const own = of === 'you' ? { gy: [imp], hand: [raise(from, of), imp] } : { hand: [raise(from, of)] };
      return play({ you: { ...own, monsters: [watcher] }, opponent: theirs })
        .activate('Raise')
        .events('activated', 'Watcher').length;
    };
    expect([rung('gy', 'you'), rung('hand', 'you'), rung('gy', 'opponent')]).toEqual([1, 0, 0]);
  });

  test('exactly one: not if another comes to the same field at the same time', () => {
    const raise = (n: number, to?: 'opponent') =>
      spell({
        name: 'Raise',
        do: [
          { op: 'specialSummon', what: { from: 'gy', of: 'you', n }, position: 'attack' },
          ...(to
            ? [
                {
                  op: 'specialSummon' as const,
                  what: { from: 'gy' as const, of: 'opponent' as const },
                  position: 'attack' as const,
                  to,
                  join: 'also' as const,
                },
              ]
            : []),
        ],
      });
    const one = bell({ event: 'summoned', card: { of: 'you', kind: 'monster' }, exactlyOne: true });
    const rung = (n: number, to?: 'opponent') =>
      rings(
        play({
          you: { hand: [raise(n, to)], monsters: [one], gy: [knight, big] },
          opponent: { gy: [monster({ name: 'Foe' })] },
        })
          .activate('Raise')
          .pick(...(n === 1 ? ['Knight'] : [])),
      );
    expect([rung(1), rung(2), rung(1, 'opponent')]).toEqual([1, 0, 1]);
  });
});
