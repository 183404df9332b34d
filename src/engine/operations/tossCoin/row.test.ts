import { describe, expect, test } from 'vitest';
import { play, spell } from '../../testing/board';

describe('tossCoin', () => {
  const toss = spell({
    name: 'Toss',
    do: [
      {
        op: 'tossCoin',
        heads: [{ op: 'gainLP', who: 'you', amount: 1000 }],
        tails: [{ op: 'damage', to: 'you', amount: 1000 }],
      },
    ],
  });
  /** Far apart: the generator begins alike for neighbours. */
  const seeds = Array.from({ length: 12 }, (_, n) => (n * 0x9e3779b1) | 0);

  test('its player calls it, and is right or wrong', () => {
    for (const seed of seeds) {
      const t = play({ you: { hand: [toss] }, seed }).activate('Toss');
      expect([t.asked, t.optionLabels()]).toEqual([0, ['heads', 'tails']]);
      t.answer('tails');
      const came = t.last('coinTossed');
      expect(came).toMatchObject({ seat: 0, called: 'tails' });
      expect(t.lp[0]).toBe(came?.came === 'tails' ? 9000 : 7000);
    }
  });

  test('both sides come up; the same seed gives the same side', () => {
    const side = (seed: number) =>
      play({ you: { hand: [toss] }, seed })
        .activate('Toss')
        .answer('heads')
        .last('coinTossed')?.came;
    expect(new Set(seeds.map(side))).toEqual(new Set(['heads', 'tails']));
    expect(seeds.map(side)).toEqual(seeds.map(side));
  });

  test('two coins of one duel are two tosses', () => {
    const pairs = seeds.map((seed) => {
      const t = play({ you: { hand: [toss, toss] }, seed })
        .activate('Toss')
        .answer('heads')
        .activate('Toss#2')
        .answer('heads');
      return t
        .events('coinTossed')
        .map((e) => e.came)
        .join();
    });
    expect(new Set(pairs).size).toBeGreaterThan(2);
  });
});
