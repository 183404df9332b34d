import type { Page } from '@playwright/test';
import { SHARE_WORDS } from '../src/ui/share/words';
import { TIMELINE_WORDS } from '../src/ui/timeline/words';
import { graveFaults } from './pages/accessible';
import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';

const POSITION: Position = {
  first: {
    hand: ['Maxx "C"', 'Forbidden Chalice', 'Sangan', 'Mirror Force'],
    monsters: ['Command Knight', { card: 'Celtic Guardian', defense: true }],
    deck: ['Kuriboh', 'Jinzo'],
  },
  second: {
    hand: ['Jinzo'],
    monsters: ['Thunder King Rai-Oh', { card: 'Marshmallon', faceDown: true }],
    spells: [
      { card: 'Mystical Space Typhoon', faceDown: true },
      { card: 'Raigeki Break', faceDown: true },
    ],
    gy: ['Dark Hole'],
    deck: ['Kuriboh', 'Gemini Elf'],
  },
};

async function isAccessible(page: Page, state: string, of?: 'everything' | 'colours'): Promise<void> {
  expect.soft(await graveFaults(page, of), state).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  // A phone has the colours of the desktop: there one theme is enough.
  const on = colorScheme === 'dark' ? ' @phone' : '';
  // The light theme has other colours, and all else is the same.
  const of = colorScheme === 'dark' ? 'everything' : 'colours';
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`home has no grave accessibility fault${on}`, async ({ home, page }) => {
      await home.isShown();
      await isAccessible(page, 'home', of);
      await home.opensSettings();
      await isAccessible(page, 'settings', of);
    });

    test(`the rulebook has no grave accessibility fault${on}`, async ({ page }) => {
      await page.goto('./#/r');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await isAccessible(page, 'the list of rulings', of);
      await page.goto('./#/rule/set-this-turn');
      await expect(page.getByRole('slider')).toBeVisible();
      await isAccessible(page, 'a ruling', of);
    });

    test(`the duel has no grave accessibility fault${on}`, async ({ table, page, words }) => {
      await table.opens(await linkTo(POSITION));
      await table.press(table.zone('M2'));
      // On a phone a card that can act shows what it can do.
      await expect(
        table.inspector.or(page.getByRole('button', { name: words.prompt.allActions })).first(),
      ).toBeVisible();
      await isAccessible(page, 'open game state, with a card looked at', of);
      await table.activates('Forbidden Chalice', 'S3');
      await table.takes(table.name('Command Knight'));
      await expect(table.confirm).toBeEnabled();
      await isAccessible(page, 'choice of a target, one chosen', of);
      await table.press(table.confirm);
      await table.chains('Mystical Space Typhoon');
      await table.picks('Forbidden Chalice');
      await table.chains('Maxx "C"');
      await expect(table.question).toHaveText(words.prompt.titles.chain(4));
      await isAccessible(page, 'a Chain of three links, and a fourth possible', of);
      await table.passes();
      await table.passes();
      await page.keyboard.press('s');
      await expect(page.getByRole('slider')).toBeVisible();
      await isAccessible(page, 'the Chain stepped through', of);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('slider')).toHaveCount(0);
      await table.ends(words.menu.surrender(words.player(2)));
      await expect(table.endDialog).toBeVisible();
      await isAccessible(page, 'the end', of);
    });
  });
}

/** In one theme: their colours are those of the rest. */
test('sharing, the timeline and the list of duels have no grave accessibility fault @phone', async ({
  table,
  dialogs,
  page,
}) => {
  await table.opens(await linkTo(POSITION));
  await table.summons('Sangan', 'M3');
  await table.opensFromMenu(TIMELINE_WORDS.en.share);
  await expect(page.getByRole('img', { name: SHARE_WORDS.en.qr.title })).toBeVisible();
  await isAccessible(page, 'the share sheet');
  await dialogs.escapes();
  await table.choosesInMenu(TIMELINE_WORDS.en.openLong);
  await expect(page.getByRole('slider')).toBeVisible();
  await isAccessible(page, 'the timeline');
  await page.goto('./#/duels');
  await page.getByRole('checkbox').last().check();
  await isAccessible(page, 'all duels, one chosen');
});
