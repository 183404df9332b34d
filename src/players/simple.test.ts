import { expect, it } from 'vitest';
import { cards } from '../catalogue';
import { mixSeeds, playDuel, simple, Usage } from '.';
import { testSetup } from './testing';

it('brings duels to an end by battle and effects, not by empty Decks', () => {
  const usage = new Usage();
  const reasons: string[] = [];
  for (let number = 1000; number < 1010; number++) {
    const players = [simple(mixSeeds(number, 0)), simple(mixSeeds(number, 1))] as const;
    const played = playDuel(testSetup(number), cards, players, { check: 'none' });
    expect(played.faults).toEqual([]);
    if (played.duel) usage.add(played.duel);
    reasons.push(played.result?.reason ?? 'cut');
  }
  expect(reasons).not.toContain('cut');
  expect(reasons.filter((reason) => reason === 'lp' || reason === 'bothLp').length).toBeGreaterThanOrEqual(7);
});
