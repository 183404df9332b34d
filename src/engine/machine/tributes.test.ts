import { describe, expect, test } from 'vitest';
import { faceDown, monster, play } from '../testing/board';

describe('Tributes that count twice, and Summons without any', () => {
  const horse = monster({
    name: 'Horse',
    effects: [{ kind: 'rule', rule: 'countsAsTwoTributes', of: { attribute: 'light' } }],
  });
  const lamb = monster({ name: 'Lamb' });
  const light = monster({ name: 'Light', level: 7, attribute: 'light' });
  const dark = monster({ name: 'Dark', level: 7, attribute: 'dark' });

  test('one counts as two for the monsters its text names, face-down too', () => {
    const t = play({ you: { hand: [light], monsters: [faceDown(horse)] } }).normalSummon('Light');
    expect(t.place('Light')).toBe('monsterZone');
    expect(t.place('Horse')).toBe('gy');
    const other = play({ you: { hand: [dark], monsters: [horse] } });
    expect(other.whyNot({ do: 'normalSummon', card: other.id('Dark') })).toEqual(['tributes-missing']);
  });

  test('it may count as one, and no Tribute is superfluous', () => {
    const t = play({ you: { hand: [light], monsters: [horse, lamb, monster({ name: 'Goat' })] } });
    t.normalSummon('Light').pick('Horse');
    expect(t.can('done')).toBe(true);
    t.pick('Lamb');
    expect(t.pile(0, 'gy').toSorted()).toEqual(['Horse', 'Lamb']);
  });

  const proud = monster({
    name: 'Proud',
    level: 8,
    effects: [
      {
        kind: 'rule',
        rule: 'canBeNormalSummonedWithoutTributing',
        if: [{ cond: 'controls', who: 'you', cards: {}, min: 1 }],
      },
      {
        kind: 'continuous',
        if: [{ cond: 'summoned', card: 'self', withoutTributing: true }],
        apply: [{ mod: 'stat', to: 'self', atk: { halve: true } }],
      },
    ],
  });
  test('without Tributing while its condition holds; it can still be Tribute Summoned, and Set only so', () => {
    const t = play({ you: { hand: [proud], monsters: [lamb, lamb] } });
    t.normalSummon('Proud').done();
    expect(t.atk('Proud')).toBe(500);
    const tribute = play({ you: { hand: [proud], monsters: [lamb, lamb] } })
      .normalSummon('Proud')
      .pick('Lamb');
    expect(tribute.atk('Proud')).toBe(1000);
    const alone = play({ you: { hand: [proud] } });
    expect(alone.whyNot({ do: 'normalSummon', card: alone.id('Proud') })).toEqual(['tributes-missing']);
    const one = play({ you: { hand: [proud], monsters: [lamb] } });
    expect(one.can('normalSummon Proud')).toBe(true);
    expect(one.whyNot({ do: 'setMonster', card: one.id('Proud') })).toEqual(['tributes-missing']);
  });
});
