import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DuelStore } from '@/store/duel';

const store = { getState: () => ({ notice: null, dismiss: vi.fn(), tell: vi.fn() }) } as unknown as DuelStore;

/** The module as it is when nothing was fetched yet, and what brings the chunk: nothing of what is in it matters here. */
async function slow() {
  vi.resetModules();
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('./later', async () => {
    await arrived;
    return { there: true };
  });
  const { whenPressed } = await import('./lazy');
  const what = vi.fn();
  return { press: (then: () => void = what) => whenPressed(store, then), arrive, what };
}

describe('what was pressed', () => {
  beforeEach(() => {
    window.location.hash = '#/';
  });

  it('is done when what it needs is there, and from then on at once', async () => {
    const { press, arrive, what } = await slow();
    const done = press();
    expect(what).not.toHaveBeenCalled();
    arrive();
    expect(await done).toBe(true);
    expect(what).toHaveBeenCalledOnce();
    press();
    expect(what).toHaveBeenCalledTimes(2);
  });

  it.each<[string, (press: (then: () => void) => void) => void]>([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['leaving the page', () => (window.location.hash = '#/r')],
    ['the next press', (press) => press(() => {})],
  ])('is taken back by %s while it waits', async (_, meanwhile) => {
    const { press, arrive, what } = await slow();
    const done = press();
    meanwhile(press);
    arrive();
    expect(await done).toBe(false);
    expect(what).not.toHaveBeenCalled();
  });
});
