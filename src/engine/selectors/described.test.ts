import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../definition';
import { active, faceDown, monster, play, spell, trap } from '../testing/board';

describe('selectors: columns, kinds of Summon, Attributes, amounts', () => {
  const sweep = (what: Selector) => spell({ name: 'Sweep', do: [{ op: 'destroy', what: { all: true, ...what } }] });

  test('sameColumnAs: of both sides, mirrored', () => {
    const tower = trap({
      name: 'Tower',
      property: 'continuous',
      effects: [
        { kind: 'ignition', do: [{ op: 'destroy', what: { all: true, kind: 'monster', sameColumnAs: 'self' } }] },
      ],
    });
    const t = play({
      you: { spells: [active(tower, { index: 1 })], monsters: [{ card: monster({ name: 'Near' }), index: 1 }] },
      opponent: {
        monsters: [
          { card: monster({ name: 'Facing' }), index: 3 },
          { card: monster({ name: 'Aside' }), index: 1 },
        ],
      },
    });
    t.activate('Tower');
    expect(t.pile(0, 'gy')).toEqual(['Near']);
    expect(t.pile(1, 'gy')).toEqual(['Facing']);
  });

  test('what lingers keeps the column its card was in', () => {
    const freeze = trap({
      name: 'Freeze',
      effects: [
        {
          kind: 'activation',
          do: [
            {
              op: 'linger',
              apply: [{ mod: 'negateEffects', to: { all: true, kind: 'spell', sameColumnAs: 'self' } }],
              until: 'turnEnd',
            },
          ],
        },
      ],
    });
    const gain: Effect = { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] };
    const font = (name: string) => spell({ name, property: 'continuous', effects: [gain] });
    const t = play({
      you: {
        spells: [{ card: freeze, index: 0 }, active(font('Left'), { index: 4 }), active(font('Right'), { index: 3 })],
      },
      opponent: { spells: [active(font('Over'), { index: 4 })] },
    });
    t.activate('Freeze');
    expect(t.place('Freeze')).toBe('gy');
    expect(['Left', 'Right', 'Over'].map((n) => t.card(n).effectsNegated)).toEqual([false, false, true]);
  });

  test('summonMethod: the kind of Summon that put it there', () => {
    const knight = monster({ name: 'Knight' });
    const t = play({
      you: { hand: [sweep({ kind: 'monster', summonMethod: 'special' }), knight] },
      opponent: { monsters: [{ card: monster({ name: 'Called' }), method: 'special' }] },
    });
    t.normalSummon('Knight').activate('Sweep');
    expect(t.pile(1, 'gy')).toEqual(['Called']);
    expect(t.place('Knight')).toBe('monsterZone');
  });

  test('atkEqualsDef', () => {
    const t = play({
      you: { hand: [sweep({ kind: 'monster', atkEqualsDef: true })] },
      opponent: {
        monsters: [monster({ name: 'Even', atk: 900, def: 900 }), monster({ name: 'Odd', atk: 900, def: 800 })],
      },
    }).activate('Sweep');
    expect(t.pile(1, 'gy')).toEqual(['Even']);
  });

  test('oddScale: the Scale it has now', () => {
    const scale = (name: string, n: number) => monster({ name, effects: [], pendulum: { left: n, right: n } });
    const t = play({
      you: {
        hand: [sweep({ from: 'spellTrapZone', pendulumZone: true, oddScale: true })],
        spells: [active(scale('Three', 3), { index: 0 }), active(scale('Four', 4), { index: 4 })],
      },
    }).activate('Sweep');
    expect(t.place('Three')).toBe('extraDeck');
    expect(t.place('Four')).toBe('spellTrapZone');
  });

  test('sameAttributeAs: of what has left, as it was on the field', () => {
    const change = spell({
      name: 'Change',
      target: [{ as: 't', of: 'you', kind: 'monster' }],
      do: [
        { op: 'sendToGY', what: '$t', as: 'sent' },
        {
          join: 'ifDo',
          op: 'specialSummon',
          what: { from: 'hand', of: 'you', kind: 'monster', sameAttributeAs: '$sent' },
          position: 'attack',
        },
      ],
    });
    const fire = monster({ name: 'Fire', attribute: 'fire' });
    const t = play({
      you: {
        hand: [change, fire, monster({ name: 'Water', attribute: 'water' })],
        monsters: [monster({ name: 'Old', attribute: 'fire' })],
      },
    }).activate('Change');
    expect(t.place('Fire')).toBe('monsterZone');
    expect(t.place('Water')).toBe('hand');
  });

  test('exactly: a number the board decides, of cards already chosen too', () => {
    const trade = spell({
      name: 'Trade',
      cost: [{ op: 'sendToGY', what: { from: 'hand', of: 'you', kind: 'monster', min: 1 }, as: 'sent' }],
      do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster', exactly: { count: '$sent', moved: true } } }],
    });
    const ox = monster({ name: 'Ox' });
    const t = play({
      you: { hand: [trade, ox, ox] },
      opponent: { monsters: [monster({ name: 'A' }), monster({ name: 'B' }), monster({ name: 'C' })] },
    });
    t.activate('Trade').pick('Ox', 'Ox#2');
    t.pick('A', 'B');
    expect(t.pile(1, 'monsterZones')).toEqual(['C']);
    expect(play({ you: { hand: [trade, ox] } }).why('Trade')).toEqual(['nothing-to-do']);
  });

  test('summonedWith: how many of what was used fit', () => {
    const lord = monster({
      name: 'Lord',
      level: 8,
      effects: [
        {
          kind: 'continuous',
          apply: [{ mod: 'stat', to: 'self', atk: { add: { times: [{ summonedWith: { type: 'dragon' } }, 500] } } }],
        },
      ],
    });
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { name: lord.id }, to: 'faceDownDefense' }],
    });
    const show = spell({ name: 'Show', do: [{ op: 'changePosition', what: { name: lord.id }, to: 'attack' }] });
    const t = play({
      you: {
        hand: [lord, hide, show],
        monsters: [monster({ name: 'Wyrm', type: 'dragon' }), faceDown(monster({ name: 'Ox', type: 'beast' }))],
      },
    }).normalSummon('Lord');
    expect(t.atk('Lord')).toBe(1500);
    expect(t.activate('Hide').activate('Show').atk('Lord')).toBe(1000);
  });
});
