import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('applyEffect', () => {
  const song = spell({
    name: 'Song',
    property: 'normal',
    if: [{ cond: 'controls', who: 'you', cards: { kind: 'monster' } }],
    do: [
      {
        op: 'chooseOne',
        of: [
          { do: [{ op: 'gainLP', who: 'you', amount: 500 }] },
          {
            do: [
              { op: 'damage', to: 'you', amount: 500 },
              {
                op: 'linger',
                join: 'also',
                apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: 100 } }],
                until: 'turnEnd',
              },
            ],
          },
        ],
      },
    ],
  });
  const singer = (choice?: 'gainLP' | 'damage') =>
    monster({
      name: 'Singer',
      effects: [
        {
          kind: 'ignition',
          cost: [{ op: 'banish', what: { from: 'gy', of: 'you', kind: 'spell' }, as: 'sung' }],
          do: [{ op: 'applyEffect', of: '$sung', ...(choice && { choice }) }],
        },
      ],
    });
  const board = (choice?: 'gainLP' | 'damage') =>
    play({ you: { monsters: [singer(choice)], gy: [song] } }).activate('Singer');

  test('the choice that includes it, without activating the card', () => {
    const t = board('gainLP');
    expect(t.lp[0]).toBe(8500);
    expect(t.events('activated').map((e) => e.card)).toEqual([t.id('Singer')]);
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.last('lpGained')).toMatchObject({ source: t.id('Singer'), cause: 'effect' });
  });

  test('what lasts, lasts', () => {
    const t = board('damage');
    expect(t.lp[0]).toBe(7500);
    expect(t.atk('Singer')).toBe(1100);
  });

  test('the whole effect asks what it would ask', () => {
    const t = board();
    expect(t.optionLabels()).toEqual(['choose 0', 'choose 1']);
    expect(t.answer('choose 0').lp[0]).toBe(8500);
  });

  test('not where the card has no such choice', () => {
    const plain = spell({ name: 'Plain', do: [{ op: 'draw', who: 'you', n: 1 }] });
    const t = play({ you: { monsters: [singer('gainLP')], gy: [plain] } }).activate('Singer');
    expect(t.outcomes).toEqual(['withoutEffect']);
  });
});
