import { describe, expect, test } from 'vitest';
import type { Condition } from '../definition';
import { monster, play, spell, trap } from '../testing/board';

/** What the text of an Extra Deck monster asks for besides its materials is asked by every way to Summon it. */
describe('a condition of the materials', () => {
  const guard = monster({ name: 'Guard' });
  const iff: Condition[] = [{ cond: 'controls', who: 'opponent', cards: { kind: 'monster' } }];
  const [tuner, four] = [monster({ name: 'Tuner', level: 3, abilities: ['tuner'] }), monster({ name: 'Four' })];
  const seven = monster({
    name: 'Seven',
    frame: 'synchro',
    effects: [],
    level: 7,
    materials: { slots: [{ what: { tuner: true } }, { what: { tuner: false } }], if: iff },
  });
  const pair = monster({
    name: 'Pair',
    frame: 'fusion',
    effects: [],
    materials: { slots: [{ what: { name: four.id } }, { what: { tuner: true } }], if: iff },
  });
  const table = (card: typeof seven, opponent: object) =>
    play({
      you: {
        hand: [spell({ name: 'Poly', do: [{ op: 'fusionSummon', from: ['field'] }] })],
        spells: [trap({ name: 'Now', do: [{ op: 'summonNow' }] })],
        monsters: [tuner, four],
        extra: [card],
      },
      opponent,
    });

  test('by procedure', () => {
    const t = table(seven, {});
    expect(t.whyNot({ do: 'materialSummon', card: t.id('Seven'), recipe: 0 })).toEqual(['condition-not-met']);
    expect(table(seven, { monsters: [guard] }).can('materialSummon Seven')).toBe(true);
  });

  test('by procedure because an effect says so', () => {
    expect(table(seven, {}).why('Now')).toEqual(['nothing-to-do']);
    expect(table(seven, { monsters: [guard] }).can('activate Now')).toBe(true);
  });

  test('by a Fusion Summon', () => {
    expect(table(pair, {}).why('Poly')).toEqual(['nothing-to-do']);
    expect(table(pair, { monsters: [guard] }).can('activate Poly')).toBe(true);
  });
});
