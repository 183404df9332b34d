/** The duels of this browser: found, named, removed and brought back, saved to a file and taken in from one. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LIBRARY_WORDS } from '../src/ui/library/words';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

const words = LIBRARY_WORDS.ko;

/** Drops a file with this text on the page, as a browser tells of it. */
async function drops(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

/** In one language, the one with initial consonants. */
test.describe('the duels of this browser', () => {
  test.use({ lang: 'ko' });

  test('are named, found, removed and brought back, saved to a file and taken in again', async ({
    home,
    table,
    page,
    words: s,
  }) => {
    await home.visit();
    await home.starts({ seed: 1, first: 1 });
    await expect(table.field).toBeVisible();
    await table.opens(await linkTo({ first: { hand: ['Sangan'] }, second: {} }));
    const link = await table.copiesLink();
    await home.visit('./#/duels');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const [position, duel] = [rows.filter({ hasText: words.position }), rows.filter({ hasNotText: words.position })];

    await position.getByRole('button', { name: words.rename('') }).click();
    await page.getByRole('textbox', { name: words.nameField }).fill('결승 <b>둘째</b> 판');
    await page.keyboard.press('Enter');
    await expect(position.getByRole('button', { name: '결승 <b>둘째</b> 판', exact: true })).toBeVisible();
    await expect(position.getByRole('button', { name: words.rename('결승 <b>둘째</b> 판') })).toBeFocused();
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('ㄱㅅ 둘째');
    await expect(rows).toHaveCount(1);
    await search.fill('');

    await duel.getByRole('button', { name: words.remove('') }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('alert').getByRole('button', { name: s.notices.bringBack }).click();
    await expect(rows).toHaveCount(2);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.exportAll }).click(),
    ]);
    const saved = readFileSync(await download.path(), 'utf8');
    await page.getByRole('checkbox', { name: words.selectAll }).check();
    await page.getByRole('button', { name: words.removeSome(2) }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: s.notices.dismiss }).click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('spellspeed.duel.');

    const chooses = async (name: string, text: string): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: words.open }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    };
    const report = page.getByRole('status', { name: words.report.title });
    await chooses('duels.json', saved);
    await expect(report).toContainText(words.report.added(2));
    await expect(rows).toHaveCount(2);
    await expect(position).toContainText('결승 <b>둘째</b> 판');
    await drops(page, 'again.json', saved);
    await expect(report).toContainText(words.report.known(2));

    // One entry is damaged: it is named, and nothing that is here changes.
    await chooses('damaged.json', saved.replace('"cursor":0', '"cursor":"0"'));
    const damaged = words.report.entry(1, '결승 <b>둘째</b> 판');
    await expect(report).toContainText(`damaged.json, ${damaged}: ${words.report.field('cursor')}`);
    await expect(report).toContainText(words.report.known(1));
    await chooses('photo.json', '{"not":"ours"}');
    await expect(report).toContainText(`photo.json: ${words.report.files.notDuels}`);
    await expect(report).toContainText(words.report.nothing);
    await drops(page, 'two.txt', `${link}\n${link.slice(0, -9)}\n`);
    await expect(report).toContainText(`two.txt, ${words.report.link(2)}: `);

    // The file of a single duel is opened on the table.
    await home.isShown();
    await drops(page, 'duel.txt', link);
    await expect(table.inHand(1, 'Sangan')).toBeVisible();
  });
});
