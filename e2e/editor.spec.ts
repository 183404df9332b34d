/** The board editor: the same position by mouse, by keyboard alone, and by the accessibility tree of a phone. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { graveFaults } from './pages/accessible';
import { expect, test } from './pages/test';

const cell = (page: Page, spot: string): Locator => page.locator(`[data-spot="${spot}"]`);
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search cards' });

async function drags(page: Page, from: Locator, to: Locator): Promise<void> {
  // Hovering waits until it is there and stands still.
  await from.hover();
  await page.mouse.down();
  const b = (await to.boundingBox())!;
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Touches as the browser gets them from a screen. */
async function fingerOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  return {
    async takes(what: Locator, restsMs = 400): Promise<void> {
      const box = (await what.boundingBox())!;
      at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await touch('touchStart');
      // As long as a finger rests that means to drag.
      await page.waitForTimeout(restsMs);
    },
    async movesTo(x: number, y: number): Promise<void> {
      const from = at;
      for (const part of [0.3, 0.6, 1]) {
        at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
        await touch('touchMove');
      }
    },
    lets: () => touch('touchEnd'),
  };
}

async function isAccessible(page: Page): Promise<void> {
  expect(await graveFaults(page)).toEqual([]);
}

test('by mouse: cards are dragged, a problem is mended, a file is saved, the board is played and edited again', async ({
  page,
  table,
}) => {
  await page.goto('./#/e');
  await search(page).fill('Sangan');
  const sangan = page.locator('.ed-row', { hasText: 'Sangan' }).first();
  await expect(page.locator('.ed-row').first()).toContainText('Sangan');
  await drags(page, sangan, cell(page, '0:monsterZone:1'));
  await expect(cell(page, '0:monsterZone:1').getByRole('button')).toHaveAccessibleName(/Sangan/);
  await drags(page, sangan, cell(page, '1:gy'));
  await drags(page, page.locator('.ed-row').first(), cell(page, '0:monsterZone:5'));
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check.getByRole('status')).toHaveText('1 thing must be changed first');
  await expect(page.getByRole('button', { name: 'Play from here' })).toHaveAttribute('aria-disabled', 'true');
  await check.getByRole('button', { name: 'Move to M1' }).click();
  await drags(page, cell(page, '0:monsterZone:1'), cell(page, '1:monsterZone:3'));
  await expect(cell(page, '1:monsterZone:3').getByRole('button')).toHaveAccessibleName(/^oM4, Sangan, Attack/);
  const lp = page.getByRole('textbox', { name: 'LP of Player 2' });
  await lp.fill('1200');
  // What is no number is refused with the reason, and the last one stays.
  await lp.pressSequentially('x');
  await expect(page.getByText('Only a whole number from 0 to 999999.')).toBeVisible();
  await lp.blur();
  await expect(lp).toHaveValue('1200');
  await cell(page, '1:monsterZone:3').getByRole('button').click();
  const happened = page.getByRole('region', { name: 'What happened this turn' });
  await happened.getByRole('checkbox', { name: 'Used ① (by name)' }).check({ force: true });
  await happened.getByRole('checkbox', { name: 'Attacked' }).check({ force: true });
  await check.getByRole('button', { name: 'It did not' }).click();
  await drags(page, page.locator('.ed-row').first(), cell(page, '1:monsterZone:3'));
  await expect(page.locator('.ed-held').getByRole('status')).toContainText('oM4 is taken by Sangan');
  await isAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File' }).click();
  // That such a file runs and passes is shown for any position in src/store/editor.test.ts.
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file).toMatchObject({
    version: 1,
    cases: [
      {
        board: expect.arrayContaining([{ given: 'hasUsed', seat: 'opponent', card: 'Sangan', effects: [1] }]),
        steps: expect.arrayContaining([{ expect: 'phaseIs', phase: 'main1' }]),
      },
    ],
  });

  // A reload loses nothing; then the board is played, and the table leads back to it.
  await page.reload();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'One person, both sides' }).click();
  await expect(table.zone('oM4')).toHaveAccessibleName(/Sangan/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await expect(page.getByRole('textbox', { name: 'LP of Player 2' })).toHaveValue('1200');
});

test('by keyboard alone: taken, walked, put, turned and removed; the link opens in the editor again', async ({
  page,
  dialogs,
}) => {
  await page.goto('./#/e');
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('sangan');
  await page.keyboard.press('Enter');
  const said = page.locator('.ed-held').getByRole('status');
  await expect(said).toHaveText(/^Held: Sangan, over /);
  await expect(page.locator('.bd-btn:focus')).toHaveCount(1);
  for (let i = 0; i < 8 && !(await said.textContent())?.includes('over M'); i++) await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('over M');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^Sangan put: M\d\.$/);
  await page.keyboard.press('f');
  await expect(page.locator('.bd-btn:focus')).toHaveAccessibleName(/face-down/);
  await page.keyboard.press('d');
  await expect(page.locator('.bd-btn:focus')).toHaveAccessibleName(/Attack Position.*face-up/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bd-btn:focus')).toHaveAccessibleName(/^M\d, Sangan/);
  await page.getByRole('button', { name: 'Link' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Link of the position' });
  await expect(field).toHaveValue(/#\/d\//);
  const link = await field.inputValue();
  await dialogs.escapes();
  await page.locator('.bd-btn[data-card="0"]').focus();
  await page.keyboard.press('Delete');
  await expect(said).toHaveText('Sangan removed.');
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  const opened = page.getByRole('textbox', { name: 'Link or scenario' });
  await opened.fill('{"version":1,');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('its JSON breaks off before its end');
  await expect(opened).toHaveValue('{"version":1,');
  await opened.fill(link);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(page.locator('.bd-btn[data-card="0"]')).toHaveAccessibleName(/Sangan/);
});

test('by the accessibility tree of a phone: search and card are sheets @phone-only', async ({ page, dialogs }) => {
  await page.goto('./#/e');
  await dialogs.opens('Search cards', page.getByRole('button', { name: 'Search cards' }));
  await search(page).fill('ㅋㄹㅂ');
  await page
    .getByRole('button', { name: /Kuriboh/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Held:' })).toBeVisible();
  await page.getByRole('button', { name: /^M2, / }).click();
  const sheet = await dialogs.opens('Card', page.getByRole('button', { name: /^M2, Kuriboh/ }));
  await sheet.getByRole('radio', { name: 'Set' }).check();
  await isAccessible(page);
  await dialogs.closes();
  await expect(page.getByRole('button', { name: /^M2, Kuriboh/ })).toHaveAccessibleName(/face-down/);
  await isAccessible(page);

  // A finger that rests takes the card, marks no text, and scrolls the page at its edge; one that swipes takes nothing.
  await page.setViewportSize({ width: 320, height: 560 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const finger = await fingerOn(page);
  await page.evaluate(() => window.scrollTo(0, 60));
  await finger.takes(cell(page, '0:monsterZone:1'));
  await expect(page.locator('.ed-ghost')).toBeVisible();
  await finger.movesTo(160, 8);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(30);
  const free = (await cell(page, '0:monsterZone:3').boundingBox())!;
  await finger.movesTo(free.x + free.width / 2, free.y + free.height / 2);
  await finger.lets();
  await expect(page.getByRole('button', { name: /^M4, Kuriboh/ })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await finger.takes(cell(page, '0:monsterZone:3'), 0);
  await finger.movesTo(160, 60);
  await finger.lets();
  await expect(page.getByRole('button', { name: /^M4, Kuriboh/ })).toBeVisible();
});
