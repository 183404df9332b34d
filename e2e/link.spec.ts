import type { Browser, Page } from '@playwright/test';
import { decodeReplay, playRecord } from '../src/replay';
import { Player } from './pages/player';
import type { Table } from './pages/table';
import { expect, localeOf, tableOn, test } from './pages/test';
import { CHAIN_DECKS, duelWithLongChain, type LinkTold } from './support/line';
import { cards } from './support/rules';
import { LANGS, type Lang } from './support/words';

interface Elsewhere {
  browser: Browser;
  complaints: string[];
  baseURL: string | undefined;
}

/** A page of a browser that has never seen this one. */
async function newPage({ browser }: Elsewhere, page: Page, lang: Lang): Promise<Page> {
  const context = await browser.newContext({ locale: localeOf(lang), viewport: page.viewportSize() });
  return context.newPage();
}

/** Opens a link elsewhere, in both languages, and expects to be told the same as here. */
async function opensElsewhere(link: string, table: Table, where: Elsewhere): Promise<void> {
  const other = LANGS.find((lang) => lang !== table.lang)!;
  for (const here of [table, table.in(other)]) {
    if (here !== table) await table.switchesLanguage();
    const there = tableOn(await newPage(where, table.page, here.lang), here.lang, where.complaints, where.baseURL);
    await there.opens(link);
    await there.tells(await here.told());
    await expect(there.notice).toHaveCount(0);
    await there.page.context().close();
  }
  await table.in(other).switchesLanguage();
}

/** The rail says of each link what the rules know of it. */
async function railTells(table: Table, links: readonly LinkTold[], isOver: boolean): Promise<void> {
  const { chain, player } = table.words;
  const rows = table.chain.getByRole('listitem');
  await expect(rows).toHaveCount(links.length);
  for (const [i, link] of links.entries()) {
    const row = rows.nth(i);
    await expect(row).toContainText(`${chain.link(i + 1)}, ${player(link.seat + 1)}`);
    await expect(row).toContainText(table.name(link.card));
    for (const target of link.targets) await expect(row).toContainText(table.name(target));
    if (link.lp > 0) await expect(row).toContainText(chain.costLp(link.lp));
    if (isOver) await expect(row).toContainText(chain.states[link.state]);
  }
}

/** In one language: nothing here depends on it. */
test.describe('a link', () => {
  test.use({ lang: 'en' });

  test('a duel with a Chain of four links or more opens elsewhere at the same step', async ({
    home,
    table,
    browser,
    complaints,
    baseURL,
  }) => {
    const where = { browser, complaints, baseURL };
    const line = duelWithLongChain();
    // In the middle of the Chain: the last time somebody may add a link.
    const middle = line.moments.findLastIndex(({ building }) => building.length > 1);
    await home.visit();
    await home.asksAlways();
    await home.starts({ seed: line.seed, first: line.first === 0 ? 1 : 2, decks: CHAIN_DECKS });
    for (const [i, { said, building }] of line.moments.entries()) {
      await test.step(JSON.stringify(said), () => table.says(said));
      if (building.length > 0) await railTells(table, building, false);
      if (i !== middle) continue;
      const link = await table.copiesLink();
      await test.step('a link to the middle of the Chain', () => opensElsewhere(link, table, where));
    }
    await railTells(table, line.ended, true);
    await table.lpIs(1, line.lp[0]);
    await table.lpIs(2, line.lp[1]);

    const link = await table.copiesLink();
    await test.step('a link to the end of the Chain', () => opensElsewhere(link, table, where));
    const decoded = await decodeReplay(link);
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
    const played = playRecord(decoded.record, cards);
    expect(played.diverged).toBeNull();
    expect(played.decisions).toBe(decoded.record.anchor?.decision);
  });
});

test('a link opens at the step that was on the table, with the rest still ahead', async ({
  home,
  table,
  browser,
  complaints,
  baseURL,
}) => {
  const where = { browser, complaints, baseURL };
  await home.visit();
  await home.starts({ seed: 3, first: 1 });
  const player = new Player(table);
  for (let decisions = 0; decisions < 6; decisions++) await player.answersNext();
  const latest = await table.told();
  await table.undo.click();
  await table.undo.click();
  const told = await table.told();
  const link = await table.copiesLink();
  const there = tableOn(await newPage(where, table.page, 'en'), 'en', complaints, baseURL);
  await there.opens(link);
  await there.tells(told);
  await there.redo.click();
  await there.redo.click();
  await there.tells(latest);
  await expect(there.redo).toBeDisabled();
  await there.page.context().close();
});
