import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('attacks', () => {
  const zapper = monster({
    name: 'Zapper',
    atk: 1300,
    effects: [{ kind: 'continuous', apply: [{ mod: 'attacks', to: 'self', n: 2 }] }],
  });

  test('so many attacks in each Battle Phase, and no more', () => {
    const t = play({ you: { monsters: [zapper, monster({ name: 'Other' })] } })
      .goTo('battle')
      .attack('Zapper')
      .attack('Zapper');
    expect(t.lp[1]).toBe(5400);
    expect(t.can('attack Zapper')).toBe(false);
    expect(t.whyNot({ do: 'attack', card: t.id('Zapper') })).toContain('already-attacked');
    expect(t.can('attack Other')).toBe(true);
    t.nextTurn().nextTurn().goTo('battle').attack('Zapper');
    expect(t.can('attack Zapper')).toBe(true);
  });

  test('two such effects do not add up', () => {
    const drum = aura('Drum', { mod: 'attacks', to: { of: 'you', kind: 'monster' }, n: 2 });
    const t = play({ you: { monsters: [zapper, monster({ name: 'Other' })], spells: [active(drum)] } }).goTo('battle');
    t.attack('Zapper').attack('Zapper');
    expect(t.can('attack Zapper')).toBe(false);
    expect(t.attack('Other').can('attack Other')).toBe(true);
  });

  test('a negated attack uses up one', () => {
    const veil = trap({ name: 'Veil', when: { event: 'attackDeclared' }, do: [{ op: 'negateAttack' }] });
    const t = play({ you: { monsters: [zapper, monster({ name: 'Other' })] }, opponent: { spells: [veil] } }).goTo(
      'battle',
    );
    t.attack('Zapper').activate('Veil').attack('Zapper');
    expect(t.lp[1]).toBe(6700);
    expect(t.can('attack Zapper')).toBe(false);
  });

  test('if the right to it is lost in the Battle Step, the second attack ends', () => {
    const seal = spell({
      name: 'Seal',
      property: 'quickPlay',
      do: [{ op: 'negateEffects', what: { of: 'opponent', kind: 'monster' }, until: 'turnEnd' }],
    });
    const t = play({ you: { monsters: [zapper] }, opponent: { spells: [seal] } }).goTo('battle');
    t.attack('Zapper').passAll().attack('Zapper').activate('Seal').passAll();
    expect(t.lp[1]).toBe(6700);
  });
});

describe('attacks on monsters', () => {
  const racer = monster({
    name: 'Racer',
    atk: 1500,
    effects: [{ kind: 'continuous', apply: [{ mod: 'attacks', to: 'self', n: 2, onMonsters: true }] }],
  });
  const weak = (name: string) => monster({ name, atk: 500 });

  test('the second one only on a monster', () => {
    const t = play({
      you: { monsters: [racer, monster({ name: 'Other' })] },
      opponent: { monsters: [weak('A'), weak('B')] },
    });
    t.goTo('battle').attack('Racer', 'A').attack('Racer', 'B');
    expect(t.lp[1]).toBe(6000);
    expect(t.can('attack Racer')).toBe(false);
    const alone = play({ you: { monsters: [racer, monster({ name: 'Other' })] }, opponent: { monsters: [weak('A')] } });
    alone.goTo('battle').attack('Racer', 'A');
    expect(alone.whyNot({ do: 'attack', card: alone.id('Racer') })).toEqual(['no-attack-target']);
  });

  test('an attack on the player is the only one', () => {
    const t = play({ you: { monsters: [racer, monster({ name: 'Other' })] } })
      .goTo('battle')
      .attack('Racer');
    expect(t.whyNot({ do: 'attack', card: t.id('Racer') })).toContain('already-attacked');
  });
});

test('a number of attacks that lingers is the one found when the effect resolved', () => {
  const drill = spell({
    name: 'Drill',
    do: [
      {
        op: 'linger',
        apply: [
          {
            mod: 'attacks',
            to: { of: 'you', kind: 'monster' },
            n: { count: { from: 'hand', of: 'you', kind: 'monster' } },
          },
        ],
        until: 'turnEnd',
      },
      { join: 'then', op: 'discard', what: { all: true, from: 'hand', of: 'you', kind: 'monster' } },
    ],
  });
  const ox = monster({ name: 'Ox' });
  const t = play({
    you: { hand: [drill, ox, ox], monsters: [monster({ name: 'Fighter' }), monster({ name: 'Other' })] },
  });
  t.activate('Drill').goTo('battle').attack('Fighter');
  expect(t.can('attack Fighter')).toBe(true);
  t.attack('Fighter');
  expect(t.can('attack Fighter')).toBe(false);
});
