/** How long things move follows the speed of the settings, and nothing moves for who asked for less motion. */
import type { Page } from '@playwright/test';
import type { Home } from './pages/home';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';
import { beginsWith } from './support/words';

const POSITION: Position = {
  first: { hand: ['Sangan', 'Forbidden Chalice'], monsters: ['Gemini Elf'], deck: ['Kuriboh', 'Jinzo'] },
  second: {
    hand: ['Jinzo'],
    spells: [{ card: 'Mystical Space Typhoon', faceDown: true }],
    deck: ['Sangan', 'Jinzo'],
  },
};

/** Durations in milliseconds, as the page sets them. */
interface Durations {
  /** Of cards that slide from one place to another. */
  slides: number[];
  /** Outlines that only stand for a while. */
  outlines: number;
  /** Of a line that is drawn to a target. */
  line: number;
  /** Of the shape on the curtain. */
  curtain: number;
}

/** What the page was asked to animate since it was loaded; without this a short animation could be over before it is read. */
declare global {
  interface Window {
    animated: { moves: boolean; ms: number }[];
  }
}

async function notesAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const frames = Array.isArray(keyframes) ? keyframes : [];
      const moves = JSON.stringify(frames[0]) !== JSON.stringify(frames.at(-1));
      const duration = typeof options === 'object' ? options.duration : options;
      window.animated.push({ moves, ms: Number(duration) });
      return animate.call(this, keyframes, options);
    };
  });
}

/** Durations of a property of the first such element, in milliseconds. */
const computed = (page: Page, selector: string, property: 'animationDuration' | 'transitionDuration', pseudo = '') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => Number.parseFloat(getComputedStyle(element, part || null)[name]) * 1000, [
      property,
      pseudo,
    ] as const);

async function choosesSpeed(home: Home, speed: '0' | '1' | '4'): Promise<void> {
  const { settings } = home.words;
  await home.visit();
  const dialog = await home.opensSettings();
  const group = dialog.getByRole('group', { name: settings.speed, exact: true });
  await group.getByRole('radio', { name: settings.speeds[speed], exact: true }).check();
  await home.dialogs.closes();
}

/** A Summon, a Chain Link with a target, and the curtain. */
async function durationsOf({ home, table, page }: { home: Home; table: Table; page: Page }): Promise<Durations> {
  await table.opens(await linkTo(POSITION));
  await table.summons('Sangan', 'M3');
  await table.controls('M3', 'Sangan');
  const animated = await page.evaluate(() => window.animated);
  await table.passesToOpen();
  await table.activates('Forbidden Chalice', 'S4');
  await table.picks('Gemini Elf');
  await expect(table.chain).toBeVisible();
  const line = await computed(page, '.bd-wire.is-target .line', 'animationDuration');
  await home.visit();
  await home.starts({ seed: 21, first: 1, seats: true });
  await expect(page.getByRole('button', { name: beginsWith(home.words.curtain.show) })).toBeVisible();
  const curtain = await computed(page, '.curtain-shape', 'animationDuration');
  const slides = animated.filter(({ moves }) => moves).map(({ ms }) => ms);
  return { slides, outlines: animated.length - slides.length, line, curtain };
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('at 4x everything takes a quarter of the time, and at speed 0 everything is there at once', async ({
    home,
    table,
    page,
  }) => {
    await notesAnimations(page);
    await choosesSpeed(home, '1');
    const once = await durationsOf({ home, table, page });
    expect(once.slides.length).toBeGreaterThan(0);
    expect(Math.min(...once.slides, once.line, once.curtain)).toBeGreaterThan(0);
    expect(once.outlines).toBe(0);

    await choosesSpeed(home, '4');
    const fast = await durationsOf({ home, table, page });
    expect(fast.slides).toEqual(once.slides.map((ms) => ms / 4));
    expect([fast.line, fast.curtain]).toEqual([once.line / 4, once.curtain / 4]);

    await choosesSpeed(home, '0');
    expect(await durationsOf({ home, table, page })).toEqual({ slides: [], outlines: 0, line: 0, curtain: 0 });
  });
});

test('with less motion nothing moves: a move is told by outlines that stand still', async ({ home, table, page }) => {
  await notesAnimations(page);
  await choosesSpeed(home, '1');
  const { slides, outlines, line, curtain } = await durationsOf({ home, table, page });
  expect({ slides, line, curtain }).toEqual({ slides: [], line: 0, curtain: 0 });
  // Where the card went; its place in the hand is gone.
  expect(outlines).toBeGreaterThan(0);

  // The button of the curtain as it is while held down: held for long, the curtain would be gone before it is looked at.
  await page
    .getByRole('button', { name: beginsWith(home.words.curtain.show) })
    .evaluate((show) => (show.dataset.held = 'true'));
  expect(await computed(page, '.curtain-show', 'transitionDuration', '::before')).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
