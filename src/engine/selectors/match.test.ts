import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../definition';
import { active, monster, play, spell } from '../testing/board';

const GROWS: Effect = { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', atk: { add: 5000 } }] };

describe('selectors', () => {
  const fish = monster({ name: 'Fish', type: 'fish' });
  const bone = monster({ name: 'Bone' });
  const call = spell({
    name: 'Call',
    do: [
      {
        op: 'specialSummon',
        what: { from: 'hand', of: 'you', name: fish.id, upTo: { count: { from: 'gy', of: 'you', name: bone.id } } },
        position: 'attack',
      },
    ],
  });

  test('upTo: one or more, up to a number the board decides', () => {
    const t = play({ you: { hand: [call, fish, fish, fish], gy: [bone, bone] } }).activate('Call');
    t.pick('Fish', 'Fish#2');
    expect(t.pile(0, 'monsterZones')).toEqual(['Fish', 'Fish#2']);
    expect(play({ you: { hand: [call, fish] }, also: [bone] }).why('Call')).toEqual(['nothing-to-do']);
  });

  test('compare: by the original value, and less than an amount', () => {
    const grown = monster({ name: 'Grown', atk: 900, effects: [GROWS] });
    const judge = spell({
      name: 'Judge',
      do: [
        {
          op: 'destroy',
          what: {
            all: true,
            of: 'opponent',
            kind: 'monster',
            compare: {
              stat: 'atk',
              original: true,
              is: 'less',
              to: { stat: 'atk', of: { of: 'you', kind: 'monster' } },
            },
          },
        },
      ],
    });
    const t = play({
      you: { hand: [judge], monsters: [monster({ name: 'Measure', atk: 1000 })] },
      opponent: { monsters: [grown, monster({ name: 'Equal', atk: 1000 })] },
    }).activate('Judge');
    expect(t.pile(1, 'monsterZones')).toEqual(['Equal']);
  });

  test('equipCard: what is equipped to a monster', () => {
    const sword = spell({
      name: 'Sword',
      property: 'equip',
      effects: [{ kind: 'activation', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'equipSelf', to: '$t' }] }],
    });
    const smash = spell({
      name: 'Smash',
      do: [{ op: 'destroy', what: { of: 'opponent', equipCard: true, all: true } }],
    });
    const flag = active(spell({ name: 'Flag', property: 'continuous', effects: [{ kind: 'activation', do: [] }] }));
    const t = play({
      you: { hand: [smash] },
      opponent: { monsters: [fish], spells: [active(sword, { equippedTo: 'Fish' }), flag] },
    }).activate('Smash');
    expect([t.place('Sword'), t.place('Flag')]).toEqual(['gy', 'spellTrapZone']);
    expect(play({ you: { hand: [smash] }, opponent: { spells: [flag] } }).why('Smash')).toEqual(['nothing-to-do']);
  });

  test('effectMonster: a Ritual or Extra Deck monster without effects is no Effect Monster and no Normal Monster', () => {
    const ritual = monster({ name: 'Soldier', frame: 'ritual' });
    const plain = monster({ name: 'Plain', frame: 'normal' });
    const able = monster({ name: 'Able', frame: 'xyz', effects: [{ kind: 'continuous', apply: [] }] });
    const banish = (what: Selector) => {
      const call = spell({ name: 'Call', do: [{ op: 'banish', what: { kind: 'monster', all: true, ...what } }] });
      const t = play({ you: { hand: [call], monsters: [ritual, plain, able] } }).activate('Call');
      return ['Soldier', 'Plain', 'Able'].filter((name) => t.place(name) === 'banished');
    };
    expect(banish({ effectMonster: true })).toEqual(['Able']);
    expect(banish({ effectMonster: false })).toEqual(['Plain']);
    expect(banish({ not: { effectMonster: true } })).toEqual(['Soldier', 'Plain']);
  });

  test('destroyedThisTurn: in this turn, and seen by everybody ever since', () => {
    const smash = spell({ name: 'Smash', do: [{ op: 'destroy', what: { kind: 'monster', of: 'you', all: true } }] });
    const loss = spell({
      name: 'Loss',
      do: [{ op: 'banish', what: { from: ['gy', 'banished'], of: 'you', destroyedThisTurn: true } }],
    });
    const dig = spell({ name: 'Dig', do: [{ op: 'addToHand', what: { from: 'gy', of: 'you', name: fish.id } }] });
    const drop = spell({ name: 'Drop', do: [{ op: 'discard', what: { from: 'hand', of: 'you', name: fish.id } }] });
    const t = play({ you: { hand: [smash, loss, dig, drop], monsters: [fish], gy: [bone] } });
    expect(t.why('Loss')).toEqual(['nothing-to-do']);
    t.activate('Smash');
    expect(t.why('Loss')).toEqual([]);
    t.activate('Dig').activate('Drop');
    expect([t.place('Fish'), t.why('Loss')]).toEqual(['gy', ['nothing-to-do']]);
  });

  test('declaredAttack: this turn, in this stay on the field', () => {
    const idle = spell({
      name: 'Idle',
      do: [{ op: 'banish', what: { kind: 'monster', of: 'you', declaredAttack: false, all: true } }],
    });
    const busy = spell({
      name: 'Busy',
      do: [{ op: 'banish', what: { kind: 'monster', of: 'you', declaredAttack: true, all: true } }],
    });
    const t = play({ you: { hand: [idle, busy], monsters: [fish, bone] } });
    expect([t.why('Idle'), t.why('Busy')]).toEqual([[], ['nothing-to-do']]);
    t.goTo('battle').attack('Fish').goTo('main2').activate('Idle');
    expect([t.place('Fish'), t.place('Bone')]).toEqual(['monsterZone', 'banished']);
    expect(t.why('Busy')).toEqual([]);
    expect(t.nextTurn().nextTurn().why('Busy')).toEqual(['nothing-to-do']);
  });

  test('pendulumZone: of the Spell & Trap Zones only Pendulum Zones', () => {
    const pend = (name: string) => monster({ name, effects: [], pendulum: { left: 1, right: 1 } });
    const flag = active(spell({ name: 'Flag', property: 'continuous', effects: [{ kind: 'activation', do: [] }] }));
    const smash = spell({
      name: 'Smash',
      do: [{ op: 'destroy', what: { of: 'opponent', from: 'spellTrapZone', pendulumZone: true, all: true } }],
    });
    const t = play({
      you: { hand: [smash] },
      opponent: { spells: [active(pend('Left'), { index: 0 }), flag], monsters: [pend('Mon')] },
    }).activate('Smash');
    expect([t.place('Left'), t.place('Flag'), t.place('Mon')]).toEqual(['extraDeck', 'spellTrapZone', 'monsterZone']);
  });

  describe('Link Arrows and Extra Monster Zones', () => {
    const arrow = monster({ name: 'Arrow', frame: 'link', link: { rating: 2, arrows: ['left', 'top'] }, effects: [] });
    const left = monster({ name: 'Left' });
    const right = monster({ name: 'Right' });
    const theirs = monster({ name: 'Theirs' });
    const smash = (what: Selector) => spell({ name: 'Smash', do: [{ op: 'destroy', what: { all: true, ...what } }] });
    const destroyed = (what: Selector, index: number) => {
      const you = {
        hand: [smash(what)],
        monsters: [
          { card: left, index: 0 },
          { card: arrow, index },
          { card: right, index: 2 },
        ],
      };
      // Seen from you, the opponent's zone 3 is in your column 1.
      const opponent = { monsters: [{ card: theirs, index: 3 }] };
      const t = play({ you, opponent });
      // What would destroy nothing cannot be activated.
      if (!t.can('activate Smash')) return [];
      t.activate('Smash');
      return ['Left', 'Right', 'Arrow', 'Theirs'].filter((name) => t.place(name) !== 'monsterZone');
    };
    const pointed = { pointedToBy: { kind: 'monster', frame: 'link' } } as const;

    test('pointedToBy: where the arrows of these Link Monsters lead, on both fields', () => {
      expect(destroyed(pointed, 1)).toEqual(['Left']);
      // From the Extra Monster Zone of this column the arrow upwards leads to the opponent's field.
      expect(destroyed(pointed, 5)).toEqual(['Theirs']);
      expect(destroyed({ ...pointed, of: 'you' }, 5)).toEqual([]);
    });

    test('extraMonsterZone: of the Monster Zones only these', () => {
      expect([destroyed({ extraMonsterZone: true }, 5), destroyed({ extraMonsterZone: true }, 1)]).toEqual([
        ['Arrow'],
        [],
      ]);
    });
  });
});
