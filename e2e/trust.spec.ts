/** Nothing of a duel is lost silently: reload, a second tab, a full and a forbidden storage. */
import type { Page } from '@playwright/test';
import { Player } from './pages/player';
import { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

/** The storage is read as ever, but takes nothing more from the moment the page says so. */
async function fills(page: Page, from: 'start' | 'later'): Promise<void> {
  await page.addInitScript((begin) => {
    Object.assign(window, { storageIsFull: begin === 'start' });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if ((window as unknown as { storageIsFull: boolean }).storageIsFull)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      write.call(this, key, text);
    };
  }, from);
}

/** Even the look at it throws. */
async function forbids(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

const keptDecisions = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('spellspeed.duel.'))
      .map((key) => (JSON.parse(localStorage.getItem(key)!) as { decisions: number[] }).decisions),
  );

/** A Chain of one link waits for an answer. */
const CHAIN = {
  first: { hand: ['Raigeki Break', 'Forbidden Chalice', 'Sangan'], monsters: ['Command Knight'], deck: ['Kuriboh'] },
  second: {
    hand: ['Jinzo'],
    monsters: ['Gemini Elf'],
    spells: [{ card: 'Raigeki Break', faceDown: true as const }],
    deck: ['Kuriboh'],
  },
};

/** In one language: nothing here depends on it. */
test.describe('what is kept', () => {
  test.use({ lang: 'ko' });

  test('a second tab on the same duel is noticed, and neither overwrites the other', async ({
    table,
    words,
    page,
    context,
  }) => {
    await table.opens(await linkTo(CHAIN));
    await expect(table.notice).toHaveCount(0);
    const other = new Table(await context.newPage(), 'ko');
    await other.page.goto('./#/duel');
    await expect(other.field).toBeVisible();
    await expect(other.notice).toHaveText(words.notices.elsewhere);
    await expect(table.notice).toHaveText(words.notices.elsewhere);

    await table.summons('Sangan', 'M3');
    await table.controls('M3', 'Sangan');
    await other.sets('Raigeki Break', 'S5');
    await expect(other.notice).toHaveText(words.notices.forked);
    await other.controls('S5', 'Raigeki Break');
    await expect.poll(() => keptDecisions(page)).toHaveLength(2);

    // After a reload each tab has its own duel again.
    await Promise.all([page.reload(), other.page.reload()]);
    await table.controls('M3', 'Sangan');
    await other.controls('S5', 'Raigeki Break');
    await other.isEmpty('M3');
    await expect(table.notice).toHaveCount(0);
  });

  test('a full storage says so, the duel goes on, and a reload brings it back', async ({ table, words, page }) => {
    await fills(page, 'later');
    await table.opens(await linkTo(CHAIN));
    await expect(table.notice).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { storageIsFull: true }));
    await table.summons('Sangan', 'M3');
    await expect(table.notice).toHaveText(words.notices.full);
    // What was kept before is still there, and what came after is not lost either.
    expect(await keptDecisions(page)).toEqual([[]]);
    await table.controls('M3', 'Sangan');
    const told = await table.told();
    await page.reload();
    await table.controls('M3', 'Sangan');
    await table.tells(told);
    // With room again it is kept again, and the notice goes.
    await expect(table.notice).toHaveCount(0);
    await expect.poll(async () => (await keptDecisions(page))[0]?.length).toBeGreaterThan(0);
  });

  test('a forbidden storage says so before the duel and in it, and a reload brings the duel back', async ({
    home,
    table,
    words,
    page,
  }) => {
    await forbids(page);
    await home.visit();
    await expect(home.notice).toHaveText(words.notices.before.closed);
    const settings = await home.opensSettings();
    await expect(settings).toContainText(words.settings.notKept);
    await home.dialogs.closes();
    await home.starts({ seed: 4, first: 1 });
    await expect(table.notice).toHaveText(words.notices.closed);
    await table.notice.getByRole('button', { name: words.notices.dismiss }).click();
    await expect(table.notice).toHaveCount(0);
    const player = new Player(table);
    for (let decisions = 0; decisions < 4; decisions++) await player.answersNext();
    const told = await table.told();
    await page.reload();
    await expect(table.field).toBeVisible();
    await table.tells(told);
    await expect(table.notice).toHaveText(words.notices.closed);
  });
});

test('a reload in the middle of a Chain shows the same Chain, and it goes on', async ({ table, words, page }) => {
  await table.opens(await linkTo(CHAIN));
  await table.activates('Forbidden Chalice', 'S3');
  await table.picks('Gemini Elf');
  await expect(table.question).toHaveText(words.prompt.titles.chain(2));
  const told = await table.told();
  await page.reload();
  await expect(table.question).toHaveText(words.prompt.titles.chain(2));
  await table.tells(told);
  await table.chains('Raigeki Break');
  await expect(table.chain.getByRole('listitem')).toHaveCount(2);
});

test('what is kept are decisions, and the lines that were left with them', async ({ table, words, page }) => {
  await table.opens(await linkTo(CHAIN));
  await table.summons('Sangan', 'M3');
  await table.controls('M3', 'Sangan');
  await table.undo.click();
  await table.undo.click();
  await table.sets('Raigeki Break', 'S5');
  await table.controls('S5', 'Raigeki Break');
  const read = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('spellspeed.duel.'));
      return (key && localStorage.getItem(key)) || '{}';
    });
  const entry = async (): Promise<unknown> => JSON.parse(await read());
  await expect.poll(entry).toMatchObject({ decisions: expect.any(Array), branches: [expect.any(Object)] });
  const kept = await read();
  expect(kept).not.toContain('snapshots');
  expect(kept.length, 'a few hundred letters, however much is on the table').toBeLessThan(3000);

  await page.reload();
  const menu = await table.opensMenu();
  await menu.getByRole('button', { name: words.menu.branch(0, 2) }).click();
  await table.dialogs.areClosed();
  await table.redo.click();
  await table.redo.click();
  await table.controls('M3', 'Sangan');
});

test('a duel that cannot be read is told of and left alone', async ({ home, words, page }) => {
  await home.visit();
  await page.evaluate(() => localStorage.setItem('spellspeed.duel.odd', '{"v":99}'));
  await home.visit();
  await expect(page.getByText(words.home.unreadable(1))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('spellspeed.duel.odd'))).toBe('{"v":99}');
});
