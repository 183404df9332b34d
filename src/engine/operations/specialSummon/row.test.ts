import { describe, expect, test } from 'vitest';
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
    expect(board(false).why('Rise')).toEqual(['nothing-to-do']);
    expect(board(false).why('Reborn')).toEqual(['no-target']);
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
    expect(play({ you: { hand: [force(false)], gy: [nomi] } }).why('Force')).toEqual(['nothing-to-do']);
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
});
