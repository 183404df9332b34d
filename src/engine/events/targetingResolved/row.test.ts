import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('targetingResolved', () => {
  const reaper = monster({
    name: 'Reaper',
    effects: [
      {
        kind: 'reaction',
        when: { event: 'targetingResolved', card: 'self' },
        do: [{ op: 'destroy', what: 'self' }],
      },
    ],
  });
  const bless = spell({
    name: 'Bless',
    target: [{ as: 't', kind: 'monster' }],
    do: [{ op: 'changeStats', what: '$t', atk: { add: 500 }, until: 'turnEnd' }],
  });

  test('after an effect that targets it has resolved, without a Chain', () => {
    const t = play({ you: { hand: [bless] }, opponent: { monsters: [reaper] } }).activate('Bless');
    expect(t.place('Reaper')).toBe('gy');
    expect(t.events('statsChanged', 'Reaper')).toHaveLength(1);
    expect(t.last('targetingResolved')).toMatchObject({ card: t.id('Reaper') });
    expect(t.events('activated')).toHaveLength(1);
  });

  test('another card targeted, or no target: nothing', () => {
    const t = play({ you: { hand: [bless] }, opponent: { monsters: [reaper, monster({ name: 'Other' })] } });
    expect(t.activate('Bless').pick('Other').place('Reaper')).toBe('monsterZone');
    const all = spell({
      name: 'All',
      do: [{ op: 'changeStats', what: { all: true, kind: 'monster' }, atk: { add: 1 }, until: 'turnEnd' }],
    });
    expect(
      play({ you: { hand: [all, bless], monsters: [reaper] } })
        .activate('All')
        .place('Reaper'),
    ).toBe('monsterZone');
  });

  test('not if the activation was negated; a negated effect has still resolved', () => {
    const jam = (op: 'negateActivation' | 'negateEffect') =>
      trap({
        name: 'Jam',
        property: 'counter',
        when: { event: 'activated', what: { of: ['spellCard'] } },
        do: [{ op }],
      });
    const place = (op: 'negateActivation' | 'negateEffect') =>
      play({ you: { hand: [bless] }, opponent: { monsters: [reaper], spells: [jam(op)] } })
        .activate('Bless')
        .activate('Jam')
        .passAll()
        .place('Reaper');
    expect([place('negateActivation'), place('negateEffect')]).toEqual(['monsterZone', 'gy']);
  });
});
