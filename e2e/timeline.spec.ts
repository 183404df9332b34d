/** A duel is shared from a phone in the middle of a Chain, looked through on a desktop, branched, commented and sent back. */
import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { squaresOf } from '../src/ui/share/testing';
import { expect, tableOn, test } from './pages/test';
import { linkTo } from './support/position';

const CHAIN = {
  first: {
    hand: ['Kuriboh'],
    spells: [
      { card: 'Mystical Space Typhoon', faceDown: true as const },
      { card: 'Forbidden Chalice', faceDown: true as const },
    ],
    monsters: ['Command Knight'],
  },
  second: {
    hand: ['Jinzo'],
    spells: [
      { card: 'Mirror Force', faceDown: true as const },
      { card: 'Dust Tornado', faceDown: true as const },
    ],
  },
};
const COMMENT = '여기서 <b>체인</b>하지 않으면?';

test('shared from a phone, opened on a desktop at the same Chain Link, branched, commented and sent back @phone-only', async ({
  table,
  page,
  browser,
  complaints,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.opens(await linkTo(CHAIN));
  await table.activates('Mystical Space Typhoon');
  await table.picks('Mirror Force');
  await table.chains('Dust Tornado');
  await table.picks('Mystical Space Typhoon');
  const told = await table.told();
  const question = await table.question.textContent();
  const share = await table.opensFromMenu('Share');
  await expect(share).toContainText('hides nothing');
  // It is said for a moment only.
  const isSaid = share.getByRole('button', { name: 'Copied' }).waitFor();
  await Promise.all([isSaid, share.getByRole('button', { name: 'Copy', exact: true }).tap()]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(share).toContainText(`${link.length} characters`);
  // The code beside it is the code of this link, and the file holds the same.
  await share.getByRole('button', { name: 'Enlarge' }).tap();
  const code = page.getByRole('img', { name: `QR code of the link (${link.length} characters)` });
  const { data, size } = encode(link, { ecc: 'L', boostEcc: true, border: 0 });
  expect(squaresOf((await code.locator('path').getAttribute('d'))!, size)).toEqual(data);
  await page.getByRole('dialog', { name: 'QR code' }).getByRole('button', { name: 'Back' }).tap();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Download file' }).tap(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe(link);

  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = tableOn(await context.newPage(), 'en', complaints, baseURL);
  await desk.opens(link);
  await expect(desk.chain.getByRole('listitem')).toHaveCount(2);
  await expect(desk.question).toHaveText(question!);
  await desk.page.getByRole('button', { name: 'Timeline', exact: true }).click();
  const timeline = desk.page.getByRole('region', { name: 'Timeline' });
  const slider = timeline.getByRole('slider');
  await slider.focus();
  await desk.page.keyboard.press('ArrowLeft');
  await desk.page.keyboard.press('ArrowLeft');
  await expect(desk.chain.getByRole('listitem')).toHaveCount(1);
  await timeline.getByRole('radio', { name: '??' }).check();
  await timeline.getByRole('textbox', { name: 'Comment' }).fill(COMMENT);
  await timeline.getByRole('textbox', { name: 'Comment' }).blur();
  // Another decision here leaves the line that came with the link as a branch.
  await desk.passes();
  await timeline.getByText('Branches (1)').click();
  await timeline.getByRole('textbox', { name: 'Name of branch 1' }).fill('Dust Tornado');
  await timeline.getByRole('textbox', { name: 'Name of branch 1' }).blur();
  const branched = await desk.question.textContent();
  const back = await desk.copiesLink();
  await context.close();

  await table.opens(back);
  await expect(table.question).toHaveText(branched!);
  const here = page.getByRole('region', { name: 'Timeline' });
  await expect(here, 'it does not hide below the question').toBeInViewport({ ratio: 1 });
  await here.getByRole('button', { name: 'One decision back' }).tap();
  // Nothing of it lies below the question: what was written stands in one line, and opens.
  await here.getByText(`?? ${COMMENT}`).tap();
  await expect(here.getByRole('textbox', { name: 'Comment' })).toHaveValue(COMMENT);
  await expect(here.getByRole('radio', { name: '??' })).toBeChecked();
  await here.getByText('Branches (1)').tap();
  await here.getByRole('button', { name: 'Show the branch Dust Tornado' }).tap();
  await here.getByRole('button', { name: 'To the end' }).tap();
  await table.tells(told);
});

test('one seat looks through a duel without the hand of the other', async ({ table, page }) => {
  await table.opens(await linkTo(CHAIN));
  await page.getByRole('button', { name: 'Timeline', exact: true }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('radio', { name: 'Player 1' }).check();
  await expect(table.inHand(1, 'Kuriboh')).toBeVisible();
  await expect(table.hand(2).getByRole('button')).toHaveCount(0);
  const html = await page.content();
  for (const hidden of ['Jinzo', 'Mirror Force', 'Dust Tornado']) expect(html).not.toContain(hidden);
});
