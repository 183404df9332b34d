import type { Page } from '@playwright/test';
import { BOARD_STRINGS } from '../src/ui/board/strings';
import { SHARE_WORDS } from '../src/ui/share/words';
import { STRINGS } from '../src/ui/strings';
import { TIMELINE_WORDS } from '../src/ui/timeline/words';
import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';
import { definitions } from './support/rules';
import type { Words } from './support/words';

const POSITION: Position = {
  first: {
    hand: ['Maxx "C"', 'Forbidden Chalice', 'Sangan', 'Mirror Force'],
    monsters: ['Command Knight', { card: 'Celtic Guardian', defense: true }],
    gy: ['Kuriboh', 'Dark Hole'],
    deck: ['Kuriboh', 'Jinzo'],
  },
  second: {
    hand: ['Jinzo'],
    monsters: ['Thunder King Rai-Oh'],
    spells: ['Solemn Judgment', 'Mystical Space Typhoon', 'Raigeki Break'].map((card) => ({
      card,
      faceDown: true as const,
    })),
    deck: ['Kuriboh', 'Gemini Elf'],
  },
};

/** What a Korean page may say in Latin letters: the name, terms that are written so (EX 덱), zones, keys, boxes of the chart. */
const ALLOWED = /^(Spellspeed|LP|EX|OCG|TCG|QR|kB|o?[MS][1-5]|E[LR]|Enter|Esc|Ctrl|Shift|Space|[A-FLQSTYZ])$/;
const cardNames = definitions.flatMap(({ name, short }) => [name.ko, short.ko]).sort((a, b) => b.length - a.length);

/** Words in Latin letters that a Korean page shows or reads out, apart from what is marked as English. */
async function foreignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isKorean = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'ko';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (isKorean(parent) && !parent?.closest('script, style')) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-description]',
    )) {
      if (!isKorean(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return [document.title, ...found];
  });
  const words = texts.flatMap((text) => {
    const plain = cardNames.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll('#/d/', ''));
    return plain.match(/[A-Za-z][A-Za-z0-9']*/g) ?? [];
  });
  return [...new Set(words)].filter((word) => !ALLOWED.test(word));
}

/** Sentences of the English page, with what they are called in the Korean one, that differ. */
function englishTexts(
  en: object = { ...STRINGS.en, board: BOARD_STRINGS.en },
  ko: object = { ...STRINGS.ko, board: BOARD_STRINGS.ko },
): string[] {
  const other = ko as Record<string, unknown>;
  return Object.entries(en).flatMap(([key, value]) => {
    if (typeof value === 'string') return value !== other[key] && key !== 'otherLanguage' ? [value] : [];
    return typeof value === 'object' && value !== null ? englishTexts(value, other[key] as object) : [];
  });
}

async function isKorean(page: Page): Promise<void> {
  expect(await foreignWords(page)).toEqual([]);
}

test.describe('ko', () => {
  test.use({ lang: 'ko' });

  test('no English is left on the Korean page', async ({ home, table, words, page, dialogs }) => {
    await home.isShown();
    await isKorean(page);
    await home.opensSettings();
    await isKorean(page);
    await dialogs.escapes();
    await home.opensKeys();
    await isKorean(page);
    await dialogs.escapes();
    await home.opensLink('https://example.org/');
    await expect(home.notice).toBeVisible();
    await isKorean(page);

    await table.opens(await linkTo(POSITION));
    await isKorean(page);
    for (const [card, place] of [
      ['Celtic Guardian', table.zone('M2')],
      ['Thunder King Rai-Oh', table.zone('oM1')],
      ['Mirror Force', table.inHand(1, 'Mirror Force')],
      ['Maxx "C"', table.inHand(1, 'Maxx "C"')],
    ] as const) {
      await table.looksAt(place);
      await expect(table.inspector).toHaveAccessibleName(table.name(card));
      await isKorean(page);
    }
    await table.opensPile(1, 'gy');
    await isKorean(page);
    await table.activates('Maxx "C"');
    await expect(table.question).toHaveText(words.prompt.titles.chain(2));
    await isKorean(page);
    await table.chains('Mystical Space Typhoon');
    await expect(table.question).not.toHaveText(words.prompt.titles.chain(2));
    await isKorean(page);
    await table.picks('Raigeki Break');
    await table.chains('Forbidden Chalice', { zone: 'S1' });
    await isKorean(page);
    await table.picks('Thunder King Rai-Oh');
    await table.chains('Raigeki Break');
    await table.picks('Thunder King Rai-Oh');
    await table.chains('Solemn Judgment');
    await expect(table.question).toHaveText(words.prompt.titles.open);
    await table.looksAt(table.zone('oM1'));
    await isKorean(page);
    await page.keyboard.press('s');
    const slider = page.getByRole('slider');
    await expect(slider).toBeFocused();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
    await isKorean(page);
    await page.keyboard.press('Escape');
    await expect(slider).toHaveCount(0);
    await table.movesTo('battle');
    await expect(table.phases.locator('[aria-current=step]')).toContainText(words.phasesShort.battle);
    await isKorean(page);
    await table.undo.click();
    await expect(table.redo).toBeEnabled();
    await isKorean(page);
    await table.opensMenu();
    await isKorean(page);
    await dialogs.escapes();
    await table.opensFromMenu(TIMELINE_WORDS.ko.share);
    await expect(page.getByRole('img', { name: SHARE_WORDS.ko.qr.title })).toBeVisible();
    await isKorean(page);
    await dialogs.escapes();
    await table.choosesInMenu(TIMELINE_WORDS.ko.openLong);
    await expect(slider).toBeVisible();
    await isKorean(page);
    await table.ends(words.menu.surrender(words.player(2)));
    await expect(table.endDialog).toBeVisible();
    await isKorean(page);
    await dialogs.escapes();
    await page.getByRole('link', { name: words.top.home }).click();
    await expect(page.getByRole('heading', { name: words.home.recent })).toBeVisible();
    await isKorean(page);

    await page.goto('./#/r/segoc-ex6');
    await expect(page.getByRole('grid')).toBeVisible();
    await isKorean(page);
    await page.goto('./#/duels');
    await page.getByRole('checkbox').last().check();
    await isKorean(page);
    await page.goto('./#/');
    await expect(home.start).toBeVisible();

    // The other way round: what English says nowhere stands here.
    const shown = new Set(await page.getByText(/[A-Za-z]/).allTextContents());
    expect(englishTexts().filter((text) => shown.has(text))).toEqual([]);
  });
});

test('home changes its language at once and keeps what was chosen', async ({ home, page, words }) => {
  await home.visit();
  await page.getByRole('textbox', { name: words.home.seed }).fill('77');
  await page.getByRole('radio', { name: words.player(2) }).check();
  await page.getByRole('combobox', { name: words.home.deckOf(words.player(1)) }).selectOption({ index: 1 });
  await home.switchesLanguage();
  const ko: Words = { ...STRINGS.ko, board: BOARD_STRINGS.ko };
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('button', { name: ko.home.solo })).toBeVisible();
  await expect(page.getByRole('textbox', { name: ko.home.seed })).toHaveValue('77');
  await expect(page.getByRole('radio', { name: ko.player(2) })).toBeChecked();
  await isKorean(page);
  const decks = page.getByRole('combobox');
  await expect(decks.first()).toHaveValue(await decks.last().inputValue());
  // The choice outlives the page.
  await page.reload();
  await expect(page.getByRole('button', { name: ko.home.solo })).toBeVisible();
});

test('the duel changes its language in the middle of a choice and loses nothing', async ({ table, page }) => {
  await table.opens(await linkTo(POSITION));
  await table.activates('Forbidden Chalice', 'S3');
  await table.takes(table.name('Command Knight'));
  const told = await table.told();
  await table.switchesLanguage();
  const korean = table.in('ko');
  await expect(korean.choice(korean.name('Command Knight'))).toHaveAttribute('aria-pressed', 'true');
  await expect(korean.inspector).toHaveAccessibleName(korean.name('Command Knight'));
  await expect(page).toHaveTitle(/^5턴/);
  await isKorean(page);
  await korean.switchesLanguage();
  await table.tells(told);
  await table.press(table.confirm);
  await table.controls('M1', 'Command Knight');
});
