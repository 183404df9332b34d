import { describe, expect, test } from 'vitest';
import { monster, play } from '../testing/board';

describe('Tributes and zones', () => {
  const big = monster({ name: 'Big', level: 5 });
  const huge = monster({ name: 'Huge', level: 7 });
  const wall = [0, 1, 2, 3, 4].map((index) => ({ card: monster({ name: `Wall ${index}` }), index }));
  const apart = { card: monster({ name: 'Apart' }), index: 5 };

  test('a monster in an Extra Monster Zone makes no room in the Main Monster Zones', () => {
    const t = play({ you: { hand: [big], monsters: [...wall, apart] } });
    for (const verb of ['normalSummon', 'setMonster'] as const) {
      const asked = play({ you: { hand: [big], monsters: [...wall, apart] } }).answer(`${verb} Big`);
      expect(asked.optionLabels()).toEqual(wall.map(({ card }) => `pick ${card.name.en}`));
    }
    t.normalSummon('Big').pick('Wall 2');
    expect(t.pile(0, 'monsterZones')).toEqual(['Wall 0', 'Wall 1', 'Big', 'Wall 3', 'Wall 4', 'Apart']);
  });

  test('with two Tributes it can be one of them, and with a free zone the only one', () => {
    const two = play({ you: { hand: [huge], monsters: [...wall, apart] } })
      .normalSummon('Huge')
      .pick('Wall 4');
    expect(two.pile(0, 'monsterZones')).toEqual(['Wall 0', 'Wall 1', 'Wall 2', 'Wall 3', 'Huge']);
    const free = play({ you: { hand: [big], monsters: [...wall.slice(1), apart] } })
      .normalSummon('Big')
      .pick('Apart');
    expect(free.place('Big')).toBe('monsterZone');
  });
});
