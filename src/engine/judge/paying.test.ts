import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../testing/board';

describe('a target that depends on the cost', () => {
  const two = monster({ name: 'Two', level: 2 });
  const four = monster({ name: 'Four' });
  const six = monster({ name: 'Six', level: 6 });
  const lord = monster({
    name: 'Lord',
    effects: [
      {
        kind: 'ignition',
        cost: [{ op: 'sendToGY', what: { from: 'hand', of: 'you', kind: 'monster' }, as: 'sent' }],
        target: [
          {
            of: 'opponent',
            kind: 'monster',
            compare: { stat: 'level', is: 'equal', to: { stat: 'level', of: '$sent' } },
            as: 'target',
          },
        ],
        do: [{ op: 'takeControl', what: '$target' }],
      },
    ],
  });
  const board = (hand: (typeof two)[], theirs: (typeof two)[]) =>
    play({ you: { monsters: [lord], hand }, opponent: { monsters: theirs } });

  test('needs a card to pay with that leaves a target', () => {
    expect(board([two], [four]).why('Lord')).toEqual(['no-target']);
    expect(board([], [four]).why('Lord')).toEqual(['cost-cannot-be-paid']);
    expect(board([two, four], [four]).why('Lord')).toEqual([]);
  });

  test('only such a card can be paid with, and only what fits it is a target', () => {
    const t = board([two, four, six], [four, six, monster({ name: 'Fore' })]).activate('Lord');
    expect(t.optionLabels()).toEqual(['pick Four', 'pick Six']);
    t.pick('Four');
    expect(t.optionLabels()).toEqual(['pick Four#2', 'pick Fore']);
    t.pick('Fore');
    expect(t.pile(0, 'monsterZones')).toEqual(['Lord', 'Fore']);
  });
});

describe('as many targets as of another kind', () => {
  const ally = monster({ name: 'Ally', type: 'dragon' });
  const foe = monster({ name: 'Foe' });
  const storm = spell({
    name: 'Storm',
    target: [
      { of: 'you', type: 'dragon', min: 1, as: 'mine' },
      { of: 'opponent', min: 1, sameNumberAs: 'mine', as: 'theirs' },
    ],
    do: [{ op: 'destroy', what: '$allTargets' }],
  });
  const board = (mine: number, theirs: number) =>
    play({
      you: { hand: [storm], monsters: Array.from({ length: mine }, () => ally) },
      opponent: { monsters: Array.from({ length: theirs }, () => foe) },
    });

  test('the second number is that of the first, and all of them are destroyed together', () => {
    const t = board(3, 3).activate('Storm').pick('Ally').pick('Ally#2').answer('done');
    t.pick('Foe');
    expect(t.optionLabels()).not.toContain('done');
    t.pick('Foe#3');
    expect([t.pile(0, 'monsterZones'), t.pile(1, 'monsterZones')]).toEqual([['Ally#3'], ['Foe#2']]);
    expect(
      new Set(
        t
          .events('moved')
          .filter((e) => e.to === 'gy' && e.card !== t.id('Storm'))
          .map((e) => e.time),
      ).size,
    ).toBe(1);
    expect(t.last('targeted')).toMatchObject({ cards: [t.id('Ally'), t.id('Ally#2'), t.id('Foe'), t.id('Foe#3')] });
  });

  test('no more of the first than there are of the second', () => {
    const t = board(3, 1).activate('Storm').pick('Ally');
    expect(t.pile(1, 'monsterZones')).toEqual([]);
    expect(t.pile(0, 'monsterZones')).toHaveLength(2);
    expect(board(3, 0).why('Storm')).toEqual(['no-target']);
  });
});
