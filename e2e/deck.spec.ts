/** Decks of the player's own: built by mouse, by keyboard and with a finger, brought from other programs, and played. */
import type { Page } from '@playwright/test';
import { ydkeOf } from '../src/catalogue/decklist/codes';
import { DECK_WORDS } from '../src/ui/deck/words';
import { graveFaults } from './pages/accessible';
import { Keys } from './pages/keys';
import { expect, test } from './pages/test';
import { deckNamed } from './support/rules';

const [SANGAN, BLUE_EYES, NOBODY] = [26202165, 89631139, 123];
const words = DECK_WORDS.en;

const pile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardsIn = (page: Page, name: string) => pile(page, name).getByRole('listitem');
test('a ydke deck is pasted at home, mended and played', async ({ home, page, table }) => {
  const main = [...deckNamed('dragon-beatdown').main.slice(0, 38), SANGAN, NOBODY];
  await home.isShown();
  await home.linkField.fill(ydkeOf({ main, extra: [], side: [SANGAN] }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/#\/k$/);
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(40);
  await expect(page.getByText('1 × #123 in the Main Deck: not playable here yet', { exact: true })).toBeVisible();
  const use = page.getByRole('button', { name: 'Use for Player 1' });
  await expect(use).toHaveAttribute('aria-disabled', 'true');

  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('button', { name: words.fixes.drop }).click();
  await expect(page.getByText('Main Deck: 39 cards, at least 40')).toBeVisible();
  await page.getByRole('searchbox', { name: words.search }).fill('ㅋㄹㅂ');
  await page.getByRole('button', { name: 'Add Kuriboh', exact: true }).click();
  await page.getByRole('textbox', { name: words.name }).fill('Mine');
  await use.click();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await home.starts({ seed: 7, first: 1 });
  await expect(table.field).toBeVisible();
});

test('a deck with cards nobody knows begins no duel, and says why', async ({ home, page }) => {
  await page.goto('./#/k');
  await page.getByRole('textbox', { name: words.paste }).fill(`#main\n${`${NOBODY}\n`.repeat(40)}`);
  await page.getByRole('button', { name: words.read }).click();
  await expect(page.getByText('40 cards read, 40 of them not playable here yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.getByRole('combobox', { name: 'Deck of Player 1' }).selectOption({ label: 'Deck without a name' });
  await home.start.click();
  await expect(page.getByRole('alert')).toContainText('40 cards of it are not playable here yet');
  await expect(page).toHaveURL(/#\/$/);
});

test('by keyboard alone: found, added, moved, taken out, taken back, a new hand', async ({ page }) => {
  const keys = new Keys(page);
  await page.goto('./#/k');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('kuriboh');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(2);
  await expect(cardsIn(page, 'Side Deck')).toHaveCount(1);
  // Three are as many as there may be.
  await expect(page.getByRole('button', { name: 'Add Kuriboh', exact: true })).toHaveText(words.most);
  await keys.tabTo(cardsIn(page, 'Main Deck').first().getByRole('button'));
  await keys.press('ArrowRight', 's');
  await expect(cardsIn(page, 'Side Deck')).toHaveCount(2);
  await keys.press('Delete');
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(page.getByText(words.handOf(2))).toBeVisible();
  await page.reload();
  await expect(cardsIn(page, 'Side Deck')).toHaveCount(2);
});

test('a card is dragged, and every export can be read again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/k');
  await page
    .getByRole('textbox', { name: words.paste })
    .fill('Main Deck:\n3 Blue-Eyes White Dragon\n1 크리터\n\n1 Nobody');
  await page.getByRole('button', { name: words.read }).click();
  await expect(page.getByText('Line 5, “1 Nobody”: no card is called that here.')).toBeVisible();
  await cardsIn(page, 'Main Deck').last().dragTo(pile(page, 'Side Deck'));
  await expect(cardsIn(page, 'Side Deck')).toHaveCount(1);
  const copied = async (name: string): Promise<string> => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('ydke://')).toBe(ydkeOf({ main: [BLUE_EYES, BLUE_EYES, BLUE_EYES], extra: [], side: [SANGAN] }));
  expect(await copied('Text')).toBe('Main Deck:\n3 Blue-Eyes White Dragon\n\nSide Deck:\n1 Sangan');
  const link = await copied('Link');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '.ydk' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.ydk$/);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(3);
  await expect(page.getByText(words.notKept)).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#/k/damaged');
  await expect(page.getByText(words.badAddress)).toBeVisible();
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(3);
});

test.describe('with a finger', { tag: '@phone-only' }, () => {
  test.use({ lang: 'ko' });

  test('a card is found, added and moved, and nothing is in the way of assistive technology', async ({ page }) => {
    const ko = DECK_WORDS.ko;
    await page.goto('./#/k');
    await page.getByRole('button', { name: ko.search }).tap();
    await page.getByRole('searchbox').fill('ㅋㄹㅂ');
    await page.getByRole('button', { name: ko.add('크리보'), exact: true }).tap();
    expect(await graveFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await cardsIn(page, '메인 덱').getByRole('button').tap();
    await page.getByRole('button', { name: ko.to(ko.piles.side) }).tap();
    await page.keyboard.press('Escape');
    await expect(cardsIn(page, '사이드 덱')).toHaveCount(1);
    expect(await graveFaults(page)).toEqual([]);
    const tooWide = () => page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
    expect(await tooWide()).toBe(0);
  });
});

test('two tabs on one deck: neither writes over the other, and a removed deck stays away', async ({
  page,
  context,
}) => {
  const paste = async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: words.paste }).fill(text);
    await page.getByRole('button', { name: words.read }).click();
  };
  await page.goto('./#/k');
  await paste('3 Sangan\n100 Kuriboh');
  await expect(page.getByText(words.wrongLine.copies(2, '100 Kuriboh'))).toBeVisible();
  await page.getByRole('textbox', { name: words.name }).fill('Mine');
  const other = await context.newPage();
  await other.goto('./#/k');
  const name = other.getByRole('textbox', { name: words.name });
  await expect(name).toHaveValue('Mine');
  await name.fill('Yours');
  await expect(page.getByRole('textbox', { name: words.name })).toHaveValue('Yours');
  await expect(page.getByText(words.elsewhere.changed)).toBeVisible();
  await other.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.elsewhere.removed)).toBeVisible();
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(3);

  await paste('2 Kuriboh');
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(2);
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(3);
  await page.reload();
  await expect(cardsIn(page, 'Main Deck')).toHaveCount(3);
  await expect(page.getByRole('group', { name: words.own })).toHaveCount(0);
});
