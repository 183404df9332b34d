import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../index';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('unaffected', () => {
  const titan = (...by: CardKind[]) =>
    monster({
      name: 'Titan',
      effects: [
        { kind: 'continuous', apply: [{ mod: 'unaffected', to: 'self', by }] },
        { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', def: { add: 100 } }] },
      ],
    });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
  const knight = monster({ name: 'Knight' });
  const dull = aura(
    'Dull',
    { mod: 'stat', to: { kind: 'monster' }, atk: { add: -300 } },
    { mod: 'negateEffects', to: { kind: 'monster' } },
  );

  test('effects of such cards do nothing to it', () => {
    const t = play({ you: { hand: [storm] }, opponent: { monsters: [titan('spell'), knight] } }).activate('Storm');
    expect([t.place('Titan'), t.place('Knight')]).toEqual(['monsterZone', 'gy']);
    expect(
      play({ you: { hand: [storm] }, opponent: { monsters: [titan('trap')] } })
        .activate('Storm')
        .place('Titan'),
    ).toBe('gy');
  });

  test('continuous effects neither, not even a negation; its own apply', () => {
    const t = play({ you: { monsters: [titan('spell'), knight], spells: [active(dull)] } });
    expect([t.atk('Titan'), t.def('Titan'), t.card('Titan').effectsNegated]).toEqual([1000, 1100, false]);
    expect(t.atk('Knight')).toBe(700);
    const open = play({ you: { monsters: [titan('trap')], spells: [active(dull)] } });
    expect([open.atk('Titan'), open.def('Titan')]).toEqual([700, 1000]);
  });

  test('it can still be targeted, and then nothing happens to it', () => {
    const bolt = spell({ name: 'Bolt', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'banish', what: '$t' }] });
    const t = play({ you: { hand: [bolt] }, opponent: { monsters: [titan('spell')] } }).activate('Bolt');
    expect(t.last('targeted')?.cards).toEqual([t.id('Titan')]);
    expect(t.place('Titan')).toBe('monsterZone');
    expect(t.outcomes).toEqual(['withoutEffect']);
  });

  test('a cost is no effect, and battle is none either', () => {
    const fire = spell({
      name: 'Fire',
      cost: [{ op: 'tribute', what: { of: 'you', kind: 'monster' } }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    const all = titan('monster', 'spell', 'trap');
    expect(
      play({ you: { hand: [fire], monsters: [all] } })
        .activate('Fire')
        .place('Titan'),
    ).toBe('gy');
    const ox = monster({ name: 'Ox', atk: 2000 });
    const t = play({ you: { monsters: [ox] }, opponent: { monsters: [all] } })
      .goTo('battle')
      .attack('Ox');
    expect(t.place('Titan')).toBe('gy');
  });

  test('only by effects of one player; a monster in a Spell & Trap Zone is a Spell', () => {
    const titanFrom = (by: CardKind[]) =>
      monster({
        name: 'Titan',
        effects: [{ kind: 'continuous', apply: [{ mod: 'unaffected', to: 'self', by, from: 'opponent' }] }],
      });
    const placeAfter = (by: CardKind[], side: 'you' | 'opponent') => {
      const board = { [side]: { monsters: [titanFrom(by)] } };
      return play({ ...board, you: { ...board.you, hand: [storm] } })
        .activate('Storm')
        .place('Titan');
    };
    expect([placeAfter(['spell'], 'you'), placeAfter(['spell'], 'opponent')]).toEqual(['gy', 'monsterZone']);
    const drone = monster({
      name: 'Drone',
      effects: [
        {
          kind: 'continuous',
          from: ['spellTrapZone'],
          apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: -300 } }],
        },
      ],
    });
    const atk = (by: CardKind[]) =>
      play({ you: { monsters: [titanFrom(by)] }, opponent: { spells: [active(drone)] } }).atk('Titan');
    expect([atk(['spell']), atk(['monster'])]).toEqual([1000, 700]);
  });
});
