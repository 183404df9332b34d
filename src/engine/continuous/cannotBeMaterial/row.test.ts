import { describe, expect, test } from 'vitest';
import type { SummonWay } from '../../terms';
import { active, aura, monster, play } from '../../testing/board';

describe('cannotBeMaterial', () => {
  const pair = (name: string, frame: 'synchro' | 'xyz') =>
    monster({
      name,
      frame,
      effects: [],
      ...(frame === 'xyz' ? { rank: 4 } : { level: 8 }),
      materials: { slots: [{ what: { level: { min: 4, max: 4 } }, n: 2 }] },
    });
  const table = (ways?: SummonWay[]) =>
    play({
      you: {
        monsters: [monster({ name: 'A' }), monster({ name: 'B' })],
        extra: [pair('Syn', 'synchro'), pair('Xyz', 'xyz')],
        spells: [active(aura('Ban', { mod: 'cannotBeMaterial', to: { kind: 'monster' }, ...(ways ? { ways } : {}) }))],
      },
    });
  const can = (ways?: SummonWay[]) => ['Syn', 'Xyz'].map((n) => table(ways).can(`materialSummon ${n}`));

  test('of any Summon, or only of some', () => {
    expect(can()).toEqual([false, false]);
    expect(can(['synchro'])).toEqual([false, true]);
    expect(can(['xyz', 'link'])).toEqual([true, false]);
  });

  test('the reason is that materials are missing', () => {
    const t = table();
    expect(t.whyNot({ do: 'materialSummon', card: t.id('Xyz'), recipe: 0 })).toEqual(['materials-missing']);
  });

  test('unless there are enough materials', () => {
    const four = monster({ name: 'Four' });
    const shy = monster({
      name: 'Shy',
      effects: [
        { kind: 'continuous', apply: [{ mod: 'cannotBeMaterial', to: 'self', ways: ['xyz'], unlessAtLeast: 3 }] },
      ],
    });
    const rank = monster({
      name: 'Rank',
      frame: 'xyz',
      rank: 4,
      effects: [],
      materials: { slots: [{ what: { level: { min: 4, max: 4 } }, min: 2 }] },
    });
    const board = (others: number) =>
      play({ you: { extra: [rank], monsters: [shy, ...Array.from({ length: others }, () => four)] } });
    expect(board(1).can('materialSummon Rank')).toBe(false);
    const t = board(2).answer('materialSummon Rank').pick('Shy').position('attack');
    expect(t.duel.cards[t.id('Rank')]?.field?.materials).toHaveLength(3);
  });
});
