/** A new version comes while a duel is played: the page goes on with its own files, and a reload loses nothing. */
import type { Page } from '@playwright/test';
import { Player } from './pages/player';
import { test as base, expect } from './pages/test';
import { type Host, NEWER, startHost } from './support/versions';

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
test.use({ serviceWorkers: 'allow' });

const scriptOf = (page: Page): Promise<string> => page.evaluate(() => document.scripts[0]?.src ?? '');
const versionsKept = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length);

test('a duel goes on under a new version, in every tab, and is the same after the reload that takes it', async ({
  host,
  home,
  table,
  page,
  context,
  words,
}) => {
  await home.visit();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await home.starts({ seed: 7, first: 1 });
  const player = new Player(table);
  for (let decisions = 0; decisions < 2; decisions++) await player.answersNext();
  const told = await table.told();
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByRole('button', { name: words.home.solo })).toBeVisible();

  host.update();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(table.notice).toContainText(words.notices.update);
  // What this page has not needed so far is no longer on the host.
  await table.opensFromMenu('Share');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await table.dialogs.escapes();
  expect(await scriptOf(page)).not.toContain(NEWER);

  await table.notice.getByRole('button', { name: words.notices.reload }).click();
  await expect.poll(() => scriptOf(page).catch(() => '')).toContain(NEWER);
  await table.tells(told);
  await expect(table.notice).toHaveCount(0);

  // The other tab has the old version still, and finds its files.
  await other.goto('./#/r');
  await expect(other.getByRole('searchbox')).toBeVisible();
  expect(await scriptOf(other)).not.toContain(NEWER);
  await expect.poll(() => versionsKept(page)).toBe(2);
  await other.close();
  await page.reload();
  await expect(table.field).toBeVisible();
  await expect.poll(() => versionsKept(page)).toBe(1);
});
