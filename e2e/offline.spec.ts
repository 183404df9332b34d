/** The second visit needs no network, and an update waits until the duel is over. */
import { expect, test } from './pages/test';

test.use({ serviceWorkers: 'allow' });

test('works on the second visit without a network', async ({ home, table, page, context, complaints }) => {
  await home.visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await home.visit();
  await home.starts({ seed: 7, first: 1 });
  await expect(table.decision).toBeVisible();
  const told = await table.told();
  const link = await table.copiesLink();
  await table.opens(link);
  await table.tells(told);
  await context.setOffline(false);
  // Parts of the font that were never needed before are not there.
  expect(complaints.splice(0).filter((text) => !/woff2|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([]);
});
