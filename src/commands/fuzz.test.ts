import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz';

describe('damaged links', () => {
  it('are read or refused with a reason, and what was read can be sent on', async () => {
    const figures = await fuzz(1500, 1, 0);
    expect(figures.faults).toEqual([]);
    expect(figures.refused.checksum).toBeGreaterThan(20);
    expect(figures.refused.content).toBeGreaterThan(300);
    expect(figures.refused.bomb).toBeGreaterThan(0);
    expect(figures.refused.inflate).toBeGreaterThan(20);
    // Some of each kind keep their sense: then they are a duel like any other.
    expect(figures.read.bytes).toBeGreaterThan(20);
    expect(figures.played).toBeGreaterThan(0);
  });

  it('are the same in any part of a run', async () => {
    const whole = await fuzz(60, 7, 0);
    const parts = [await fuzz(30, 7, 0), await fuzz(30, 7, 30)];
    for (const kind of ['letters', 'bytes', 'compressed'] as const)
      expect(parts[0]!.read[kind] + parts[1]!.read[kind]).toBe(whole.read[kind]);
  });
});
