import { describe, expect, test } from 'vitest';
import { active, flock, monster, play, spell } from '../../testing/board';

describe('destroy', () => {
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, of: 'opponent', kind: 'monster' } }] });
  const knight = monster({ name: 'Knight' });
  const wall = monster({
    name: 'Wall',
    effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['effect'] }] }],
  });

  test('sends cards to the GY at one time, destroyed by an effect', () => {
    const t = play({ you: { hand: [storm] }, opponent: { monsters: [knight, knight] } });
    t.activate('Storm');
    expect(t.pile(1, 'gy')).toEqual(['Knight', 'Knight#2']);
    const first = t.last('moved', 'Knight');
    expect(first).toMatchObject({ reasons: ['destroyed'], cause: 'effect', by: 0, link: 1, source: t.id('Storm') });
    expect(t.last('moved', 'Knight#2')?.time).toBe(first?.time);
  });

  test('leaves what cannot be destroyed, and does nothing if that is all', () => {
    const t = play({ you: { hand: [storm, storm] }, opponent: { monsters: [wall, knight] } });
    t.activate('Storm');
    expect(t.pile(1, 'monsterZones')).toEqual(['Wall']);
    expect(t.outcomes).toEqual(['resolved']);
    t.activate('Storm#2');
    expect(t.place('Wall')).toBe('monsterZone');
    expect(t.outcomes).toEqual(['withoutEffect']);
  });

  test('a replaced destruction does something else instead', () => {
    const guard = monster({
      name: 'Guard',
      effects: [
        {
          kind: 'replacement',
          of: 'self',
          by: ['effect'],
          optional: true,
          do: [{ op: 'sendToGY', what: { from: 'hand', of: 'you' } }],
        },
      ],
    });
    const board = { you: { hand: [storm] }, opponent: { monsters: [guard], hand: [knight] } };
    const t = play(board).activate('Storm');
    expect(t.asked).toBe(1);
    t.yes();
    expect(t.place('Guard')).toBe('monsterZone');
    expect(t.pile(1, 'gy')).toEqual(['Knight']);
    expect(t.last('replaced')).toMatchObject({ card: t.id('Guard'), source: t.id('Guard') });
    expect(play(board).activate('Storm').no().place('Guard')).toBe('gy');
    expect(
      play({ ...board, opponent: { monsters: [guard] } })
        .activate('Storm')
        .place('Guard'),
    ).toBe('gy');
  });

  test('a replacement for each of the cards is done for each', () => {
    const guard = (each: boolean) =>
      spell({
        name: 'Guard',
        property: 'continuous',
        effects: [
          { kind: 'activation', do: [] },
          {
            kind: 'replacement',
            of: { of: 'you', kind: 'monster' },
            by: ['effect'],
            ...(each ? { each: true as const } : {}),
            do: [{ op: 'banish', what: { top: true, from: 'deck', of: 'you' } }],
          },
        ],
      });
    const bomb = spell({ name: 'Bomb', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const banished = (each: boolean) => {
      const monsters = [monster({ name: 'A' }), monster({ name: 'B' })];
      const t = play({ you: { hand: [bomb], spells: [active(guard(each))], monsters } }).activate('Bomb');
      expect([t.place('A'), t.place('B')]).toEqual(['monsterZone', 'monsterZone']);
      return t.pile(0, 'banished').length;
    };
    expect([banished(true), banished(false)]).toEqual([2, 1]);
  });

  test('a replacement from the GY covers all that would be destroyed at one time, and counts for its limit', () => {
    const flood = spell({ name: 'Flood', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const ward = spell({
      name: 'Ward',
      effects: [
        {
          kind: 'activation',
          limit: { per: 'turn', key: 'name', group: 'either' },
          do: [{ op: 'gainLP', who: 'you', amount: 1 }],
        },
        {
          kind: 'replacement',
          from: ['gy'],
          of: { of: 'you', kind: 'monster' },
          by: ['effect'],
          optional: true,
          limit: { per: 'turn', key: 'name', group: 'either' },
          do: [{ op: 'banish', what: 'self' }],
        },
      ],
    });
    const you = { hand: [flood, flood, ward], gy: [ward, ward], monsters: [knight, knight], deck: [knight] };
    const t = play({ you }).activate('Flood').yes();
    expect(t.pile(0, 'monsterZones')).toHaveLength(2);
    expect(t.pile(0, 'banished')).toHaveLength(1);
    expect(t.events('replaced')).toHaveLength(2);
    expect(t.why('Ward')).toEqual(['used-this-turn']);
    t.activate('Flood#2');
    expect(t.pile(0, 'monsterZones')).toEqual([]);
    const used = play({ you }).activate('Ward').activate('Flood');
    expect(used.pile(0, 'monsterZones')).toEqual([]);
    expect(play({ you }).activate('Flood').no().pile(0, 'banished')).toEqual([]);
  });

  test('what is placed in the Spell & Trap Zone instead of going to the GY is destroyed all the same', () => {
    const gem = monster({
      name: 'Gem',
      type: 'beast',
      effects: [
        { kind: 'replacement', of: 'self', by: ['battle', 'effect'], optional: true, goesTo: 'spellTrapZone', do: [] },
      ],
    });
    const board = { you: { hand: [storm], monsters: [knight] }, opponent: { monsters: [gem], deck: [knight] } };
    const t = play(board).activate('Storm');
    expect(t.asked).toBe(1);
    t.yes();
    expect(t.pile(1, 'spellTrapZones')).toEqual(['Gem']);
    expect(t.last('moved', 'Gem')).toMatchObject({ to: 'spellTrapZone', reasons: ['destroyed', 'placed'], by: 0 });
    expect(play(board).activate('Storm').no().place('Gem')).toBe('gy');
    // There it is a Continuous Spell and has neither Type nor ATK.
    const beasts = spell({ name: 'Cage', do: [{ op: 'destroy', what: { all: true, type: 'beast' } }] });
    const dust = spell({
      name: 'Dust',
      do: [{ op: 'destroy', what: { all: true, kind: 'spell', property: ['continuous'] } }],
    });
    const u = play({ ...board, you: { hand: [storm, beasts, dust] } })
      .activate('Storm')
      .yes();
    expect(u.why('Cage')).toEqual(['nothing-to-do']);
    u.activate('Dust');
    expect(u.place('Gem')).toBe('gy');
    expect(u.card('Gem', 0).stats).not.toBe(null);
  });

  test('destroyed by battle, too, as long as a zone is free', () => {
    const gem = monster({
      name: 'Gem',
      atk: 100,
      effects: [{ kind: 'replacement', of: 'self', by: ['battle'], goesTo: 'spellTrapZone', do: [] }],
    });
    const strong = monster({ name: 'Strong', atk: 2000 });
    const t = play({ you: { monsters: [strong] }, opponent: { monsters: [gem] }, at: 'battlePhase.battleStep' });
    t.attack('Strong', 'Gem');
    expect(t.place('Gem')).toBe('spellTrapZone');
    expect(t.last('moved', 'Gem')).toMatchObject({ byBattle: true, reasons: ['destroyed', 'placed'] });
    expect(t.events('battleDestroyed', 'Gem')).not.toEqual([]);
    const full = { monsters: [gem], spells: Array.from({ length: 5 }, () => spell({ name: 'S', do: [] })) };
    const u = play({ you: { monsters: [strong] }, opponent: full, at: 'battlePhase.battleStep' });
    expect(u.attack('Strong', 'Gem').place('Gem')).toBe('gy');
  });

  test('a Token vanishes instead of going to the GY', () => {
    const t = play({ you: { hand: [flock('opponent'), storm] } })
      .activate('Flock')
      .activate('Storm');
    expect(t.pile(1, 'monsterZones')).toEqual([]);
    expect(t.pile(1, 'gy')).toEqual([]);
    expect(t.events('tokenVanished', 'Sheep')).toHaveLength(1);
  });

  test('banishes at once with `to`, and cannot be activated with nothing to destroy', () => {
    const drive = spell({
      name: 'Drive',
      do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' }, to: 'banished' }],
    });
    const t = play({ you: { hand: [drive, storm] }, opponent: { monsters: [knight] } });
    t.activate('Drive');
    expect(t.place('Knight')).toBe('banished');
    expect(t.last('moved', 'Knight')?.reasons).toEqual(['destroyed']);
    expect(t.can('activate Storm')).toBe(false);
    expect(t.why('Storm')).toEqual(['nothing-to-do']);
  });

  test('puts the card on top of the Deck at once, and later steps know what was destroyed', () => {
    const bury = spell({
      name: 'Bury',
      do: [
        { op: 'destroy', what: { all: true, of: 'opponent', kind: 'monster' }, to: 'deckTop', as: 'gone' },
        { op: 'gainLP', who: 'you', amount: { sum: 'atk', of: '$gone', before: true }, join: 'ifDo' },
      ],
    });
    const t = play({ you: { hand: [bury] }, opponent: { monsters: [knight, wall] } }).activate('Bury');
    expect(t.pile(1, 'deck').at(-1)).toBe('Knight');
    expect(t.last('moved', 'Knight')?.reasons).toEqual(['destroyed']);
    expect(t.lp[0]).toBe(9000);
  });
});
