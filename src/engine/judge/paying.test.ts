import { describe, expect, test } from 'vitest';
import { monster, play } from '../testing/board';

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
