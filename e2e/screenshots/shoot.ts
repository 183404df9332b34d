/** Takes the screenshots. The page is brought up as in the tests, by links and seeds, so that they can be taken again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../pages/test';
import { fileOf, shots, VIEWS } from './shots';

const folder = process.env.SHOTS_FOLDER ?? 'test-results/screenshots';
const QUALITY = 44;

/** Ages of stored duels are told in minutes. */
const NOW = new Date('2026-01-15T20:00:00Z');

async function save(page: Page, file: string, scale: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Nothing is shown as touched by the pointer, and no caret blinks.
  await page.mouse.move(0, 0);
  // The page's own policy forbids style elements, not sheets made by its script.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input { caret-color: transparent }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  // What moves has arrived.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport: seen } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}

for (const shot of shots(process.env.SHOTS === 'all')) {
  const { scene, view, lang, theme } = shot;
  const { width, height, scale, touch } = VIEWS[view];
  test.describe(`${scene.id} ${view} ${lang} ${theme}`, () => {
    test.use({
      lang,
      colorScheme: theme,
      viewport: { width, height },
      deviceScaleFactor: Math.max(1, scale),
      isMobile: touch,
      hasTouch: touch,
      contextOptions: { reducedMotion: 'no-preference' },
    });
    test(scene.title, async ({ home, table, page, words }) => {
      await page.clock.setFixedTime(NOW);
      await scene.bring({ home, table, page, words, narrow: width < 1024 });
      await save(page, fileOf(shot), scale);
    });
  });
}
