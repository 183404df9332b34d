/** The rules and the cards come after the first script: where they cannot be fetched the page says so and tries again. */
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

/** One of the chunks it takes. */
const LATER = /\/assets\/catalogue-[^/]*\.js$/;

test('rules that cannot be loaded are told of, nothing is lost, and the next try loads them', async ({
  home,
  table,
  words,
  page,
  complaints,
}) => {
  const { notLoaded, tryAgain } = words.notices;
  const again = page.getByRole('button', { name: tryAgain });
  const cutOff = () => page.route(LATER, (route) => route.abort());
  const connected = () => page.unroute(LATER);

  await test.step('when a duel is begun', async () => {
    await cutOff();
    await home.visit();
    await home.starts({ seed: 7, first: 1 });
    await expect(home.notice.getByRole('paragraph')).toHaveText(notLoaded);
    await expect(home.start).toBeEnabled();
    await home.notice.getByRole('button', { name: words.notices.dismiss }).click();
    await expect(home.notice).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const start = await home.start.boundingBox();
    await connected();
    await home.opensSettings();
    await home.dialogs.closes();
    // The cards of the decks are there now, and nothing moved for them.
    await expect(page.getByRole('list').getByRole('listitem').filter({ hasText: /[a-z]/ })).toHaveCount(10);
    await expect.poll(() => home.start.boundingBox()).toEqual(start);
    await home.start.click();
    await expect(table.decision).toBeVisible();
    await expect(home.notice).toHaveCount(0);
  });
  const told = await table.told();

  await test.step('when a duel is resumed, at its address and from home', async () => {
    await cutOff();
    await home.visit('./#/duel');
    await expect(home.notice.getByRole('paragraph')).toHaveText(notLoaded);
    await connected();
    await again.click();
    await table.tells(told);
    await cutOff();
    await home.visit();
    await home.resume.click();
    await expect(home.notice.getByRole('paragraph')).toHaveText(notLoaded);
    await connected();
    await home.resume.click();
    await table.tells(told);
  });

  await test.step('when a link is opened', async () => {
    const link = await linkTo({ first: { hand: ['Jinzo'], deck: ['Sangan'] }, second: { lp: 1200, deck: ['Sangan'] } });
    await cutOff();
    await home.visit(link);
    await expect(home.notice.getByRole('paragraph')).toHaveText(notLoaded);
    await connected();
    await again.click();
    await table.lpIs(2, 1200);
  });

  // The browser complains about what was cut off here.
  expect(complaints.splice(0).filter((text) => !/catalogue-|ERR_FAILED/.test(text))).toEqual([]);
});
