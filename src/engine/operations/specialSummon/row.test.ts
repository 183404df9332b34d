import { describe, expect, test } from 'vitest';
import type { Selector } from '../../definition';
import { monster, play, spell, trap } from '../../testing/board';

describe('specialSummon', () => {
  const knight = monster({ name: 'Knight' });
  const rise = spell({
    name: 'Rise',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' } }],
  });

  test('its player chooses zone and position', () => {
    const t = play({ you: { hand: [rise, knight] }, askZones: true }).activate('Rise', undefined);
    t.answer('spellTrapZone 0').answer('monsterZone 2').position('defense');
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', index: 2, position: 'defense', faceUp: true });
    expect(t.card('Knight').facts).toMatchObject({ method: 'special', summonedThisTurn: true });
    expect(t.last('summoned')).toMatchObject({
      card: t.id('Knight'),
      seat: 0,
      method: 'special',
      from: 'hand',
      link: 1,
    });
    expect(t.events('summonAttempted')).toEqual([]);
  });

  test('face-down, and to the field of the opponent', () => {
    const hide = spell({
      name: 'Hide',
      do: [
        {
          op: 'specialSummon',
          what: { from: 'hand', of: 'you', kind: 'monster' },
          to: 'opponent',
          position: 'faceDownDefense',
        },
      ],
    });
    const t = play({ you: { hand: [hide, knight] } }).activate('Hide');
    expect(t.card('Knight')).toMatchObject({ controller: 1, owner: 0, faceUp: false, position: 'defense' });
    expect(t.last('summoned')).toMatchObject({ seat: 0, faceUp: false });
  });

  test('cannot be activated without a free Monster Zone', () => {
    const t = play({
      you: { hand: [rise, knight], monsters: Array.from({ length: 5 }, () => monster({ name: 'Full' })) },
    });
    expect(t.why('Rise')).toEqual(['no-zone']);
  });

  test('not what cannot be Special Summoned, nor from the GY what was never properly Summoned', () => {
    const spirit = monster({ name: 'Spirit', effects: [{ kind: 'rule', rule: 'cannotBeSpecialSummoned' }] });
    const nomi = monster({ name: 'Nomi', effects: [{ kind: 'rule', rule: 'mustFirstBeSummonedByItsProcedure' }] });
    const reborn = spell({
      name: 'Reborn',
      target: [{ as: 't', from: 'gy', kind: 'monster' }],
      do: [{ op: 'specialSummon', what: '$t' }],
    });
    const board = (properlySummoned: boolean) =>
      play({ you: { hand: [rise, spirit, reborn], gy: [{ card: nomi, properlySummoned }] } });
    expect(board(false).why('Rise')).toEqual(['nothing-to-do', 'cannot-be-special-summoned']);
    expect(board(false).why('Reborn')).toEqual(['no-target', 'revival-limit']);
    expect(board(true).activate('Reborn').position('attack').place('Nomi')).toBe('monsterZone');
  });

  test('later steps know what was Summoned; nothing is, if the zone or the monster is gone', () => {
    const cheer = spell({
      name: 'Cheer',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'attack', as: 'new' },
        { op: 'gainLP', who: 'you', amount: { stat: 'atk', of: '$new' }, join: 'ifDo' },
      ],
    });
    const drop = trap({ name: 'Drop', do: [{ op: 'discard', what: { from: 'hand', of: 'opponent' } }] });
    const board = { you: { hand: [cheer, knight] }, opponent: { spells: [drop] } };
    expect(play(board).activate('Cheer').passAll().lp[0]).toBe(9000);
    const t = play(board).activate('Cheer').activate('Drop').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.lp[0]).toBe(8000);
  });

  test('a card can keep the monster it Summoned in mind, for as long as both stay', () => {
    const haunt = spell({
      name: 'Haunt',
      property: 'continuous',
      effects: [
        {
          kind: 'activation',
          do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you' }, position: 'attack', bind: 'guest' }],
        },
        { kind: 'continuous', apply: [{ mod: 'stat', to: '$guest', atk: { add: 300 } }] },
      ],
    });
    const t = play({ you: { hand: [haunt], gy: [knight], monsters: [monster({ name: 'Other' })] } }).activate('Haunt');
    expect([t.atk('Knight'), t.atk('Other')]).toEqual([1300, 1000]);
  });

  test('banished when it leaves, if the effect says so', () => {
    const loan = spell({
      name: 'Loan',
      do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you' }, position: 'attack', leaving: 'banished' }],
    });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    const t = play({ you: { hand: [loan, push], gy: [knight] } })
      .activate('Loan')
      .activate('Push');
    expect(t.place('Knight')).toBe('banished');
  });

  test('what is attached applies for as long as it stays', () => {
    const chill = spell({
      name: 'Chill',
      do: [
        {
          op: 'specialSummon',
          what: { from: 'gy', of: 'you' },
          position: 'attack',
          attach: [{ mod: 'stat', to: 'self', atk: { add: -300 } }],
        },
      ],
    });
    const t = play({ you: { hand: [chill], gy: [knight], monsters: [monster({ name: 'Other' })] } }).activate('Chill');
    expect([t.atk('Knight'), t.atk('Other')]).toEqual([700, 1000]);
  });

  test('ignoring what its text says about its Summon', () => {
    const nomi = monster({ name: 'Nomi', effects: [{ kind: 'rule', rule: 'cannotBeSpecialSummoned' }] });
    const force = (ignoring: boolean) =>
      spell({
        name: 'Force',
        do: [
          {
            op: 'specialSummon',
            what: { from: 'gy', of: 'you' },
            position: 'attack',
            ...(ignoring && { ignoringConditions: true as const }),
          },
        ],
      });
    expect(play({ you: { hand: [force(false)], gy: [nomi] } }).why('Force')).toEqual([
      'nothing-to-do',
      'cannot-be-special-summoned',
    ]);
    expect(
      play({ you: { hand: [force(true)], gy: [nomi] } })
        .activate('Force')
        .place('Nomi'),
    ).toBe('monsterZone');
  });

  test('a Trap becomes a Normal Monster, and is a Trap again when it has left', () => {
    const shell = trap({
      name: 'Shell',
      effects: [
        { kind: 'activation', do: [] },
        {
          kind: 'quick',
          from: ['gy'],
          do: [
            {
              op: 'specialSummon',
              what: 'self',
              position: 'attack',
              becomes: { type: 'aqua', attribute: 'water', level: 2, atk: 1200, def: 0 },
            },
          ],
        },
      ],
    });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    const traps = spell({ name: 'Traps', do: [{ op: 'destroy', what: { all: true, kind: 'trap' } }] });
    const t = play({ you: { hand: [push, traps], gy: [shell] } })
      .answer('activate Shell:1')
      .passAll();
    expect(t.card('Shell').stats).toMatchObject({ atk: 1200, level: 2, type: 'aqua', attributes: ['water'] });
    expect(t.why('Traps')).toEqual(['nothing-to-do']);
    expect(t.activate('Push').card('Shell').stats).toBeNull();
  });

  test('a Trap that becomes a monster may still be a Trap, and an Effect Monster', () => {
    const mask = (more: object) =>
      trap({
        name: 'Mask',
        property: 'continuous',
        do: [
          {
            op: 'specialSummon',
            what: 'self',
            position: 'attack',
            becomes: { type: 'aqua', attribute: 'water', level: 2, atk: 1200, def: 0, ...more },
          },
        ],
      });
    const hit = (sel: Selector) => spell({ name: 'Hit', do: [{ op: 'destroy', what: { all: true, ...sel } }] });
    const can = (more: object, sel: Selector) =>
      play({ you: { hand: [hit(sel)], spells: [mask(more)] } })
        .activate('Mask')
        .can('activate Hit');
    expect([can({}, { kind: 'trap' }), can({ stillTrap: true }, { kind: 'trap' })]).toEqual([false, true]);
    expect(can({ stillTrap: true }, { kind: 'monster' })).toBe(true);
    expect([can({}, { effectMonster: false }), can({}, { effectMonster: true })]).toEqual([true, false]);
    expect([can({ effect: true }, { effectMonster: false }), can({ effect: true }, { effectMonster: true })]).toEqual([
      false,
      true,
    ]);
  });

  describe('on top of a monster, which becomes its material', () => {
    const xyz = (name: string, rank: number, type: 'dragon' | 'fiend' = 'dragon') =>
      monster({ name, frame: 'xyz', rank, type, effects: [] });
    const [low, high, higher, other] = [xyz('Low', 4), xyz('High', 5), xyz('Higher', 6), xyz('Other', 5, 'fiend')];
    const up = spell({
      name: 'Up',
      target: [{ of: 'you', kind: 'monster', frame: 'xyz', as: 'base' }],
      do: [
        {
          op: 'specialSummon',
          what: {
            from: 'extraDeck',
            of: 'you',
            kind: 'monster',
            sameTypeAs: '$base',
            compare: { stat: 'rank', is: 'equal', to: { plus: [{ stat: 'rank', of: '$base' }, 1] } },
          },
          position: 'attack',
          treatedAs: 'xyz',
          material: { is: '$base', of: 'you', faceUp: true },
        },
      ],
    });

    test('one Rank higher, of the same Type, with what was attached', () => {
      const t = play({
        you: { hand: [up], monsters: [{ card: low, materials: [knight] }], extra: [other, higher, high] },
      });
      t.activate('Up');
      expect(t.place('High')).toBe('monsterZone');
      expect(t.duel.cards[t.id('High')]?.field?.materials).toEqual([t.id('Low'), t.id('Knight')]);
      expect(t.last('summoned')).toMatchObject({ way: 'xyz' });
    });

    test('a monster nothing can be put on is no target', () => {
      expect(play({ you: { hand: [up], monsters: [low], extra: [other, higher] } }).why('Up')).toEqual(['no-target']);
    });

    test('in the zone it leaves, where no other is free', () => {
      const full = Array.from({ length: 4 }, () => monster({ name: 'Full' }));
      const t = play({ you: { hand: [up], monsters: [low, ...full], extra: [high] } });
      expect(t.activate('Up').place('High')).toBe('monsterZone');
    });
  });

  test('only to a zone this card points to', () => {
    const arrow = (arrows: ('left' | 'right')[]) =>
      monster({
        name: 'Arrow',
        frame: 'link',
        link: { rating: 1, arrows },
        effects: [
          {
            kind: 'ignition',
            do: [
              {
                op: 'specialSummon',
                what: { from: 'hand', of: 'you', kind: 'monster' },
                position: 'attack',
                linked: true,
              },
            ],
          },
        ],
      });
    const board = (arrows: ('left' | 'right')[]) => play({ you: { hand: [knight], monsters: [arrow(arrows)] } });
    expect(board(['left']).why('Arrow')).toEqual(['no-zone']);
    const t = board(['right']).answer('activate Arrow').passAll();
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', index: 1 });
  });

  test('by the opponent: he picks the monster and its zone, and it is his Summon', () => {
    const page = monster({ name: 'Page' });
    const gift = spell({
      name: 'Gift',
      do: [
        {
          op: 'specialSummon',
          what: { from: 'hand', of: 'opponent', kind: 'monster' },
          to: 'opponent',
          position: 'attack',
          by: 'opponent',
        },
      ],
    });
    const t = play({ you: { hand: [gift] }, opponent: { hand: [knight, page] }, askZones: true }).activate('Gift');
    t.answer('spellTrapZone 0').passAll();
    expect(t.duel.prompt).toMatchObject({ kind: 'pick', seat: 1 });
    t.pick('Page');
    expect(t.duel.prompt).toMatchObject({ kind: 'zone', seat: 1 });
    t.answer('monsterZone 3');
    expect(t.card('Page')).toMatchObject({ place: 'monsterZone', index: 3, controller: 1 });
    expect(t.last('summoned', 'Page')).toMatchObject({ seat: 1 });
  });

  test('treated as a Fusion Summon: not what needs the materials it names', () => {
    const quick = spell({
      name: 'Quick',
      do: [
        {
          op: 'specialSummon',
          what: { from: 'extraDeck', of: 'you', kind: 'monster', frame: 'fusion' },
          treatedAs: 'fusion',
          position: 'attack',
        },
      ],
    });
    const fused = (rule: 'mustFirstBeSummonedByItsProcedure' | 'mustFirstBeSummonedWithItsMaterials') =>
      monster({
        name: 'Fused',
        frame: 'fusion',
        materials: { slots: [{ what: {}, n: 2 }] },
        effects: [{ kind: 'rule', rule }],
      });
    const board = (rule: Parameters<typeof fused>[0]) => play({ you: { hand: [quick], extra: [fused(rule)] } });
    expect(board('mustFirstBeSummonedByItsProcedure').activate('Quick').place('Fused')).toBe('monsterZone');
    expect(board('mustFirstBeSummonedWithItsMaterials').why('Quick')).toEqual(['nothing-to-do', 'revival-limit']);
  });
});
