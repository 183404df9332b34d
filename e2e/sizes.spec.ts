/** From a phone of 360 px to a desktop zoomed to 200 %: nothing is cut off, under something else, or too small to press. */
import type { Page } from '@playwright/test';
import { faultsOf } from './pages/faults';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';
import { LANGS } from './support/words';

const POSITION: Position = {
  first: {
    hand: ['Graceful Charity', 'Jinzo', 'Kuriboh', 'Kuriboh', 'Sangan', 'Forbidden Chalice'],
    monsters: ['Command Knight', 'Gemini Elf'],
    spells: [{ card: 'Dust Tornado', faceDown: true }],
    gy: ['Dark Hole'],
    deck: ['Kuriboh', 'Jinzo', 'Gemini Elf', 'Sangan', 'Mirror Force'],
  },
  second: {
    hand: ['Jinzo', 'Kuriboh'],
    monsters: ['Thunder King Rai-Oh'],
    spells: [{ card: 'Raigeki Break', faceDown: true }],
    deck: ['Sangan', 'Jinzo'],
  },
};

/** A finger needs 44 px (WCAG 2.5.5), a mouse 24 px (WCAG 2.5.8). */
const [FINGER, MOUSE] = [44, 24];
const touch = { isMobile: true, hasTouch: true };

const SCREENS = [
  { name: 'a phone of 360 px', least: FINGER, use: { viewport: { width: 360, height: 640 }, ...touch } },
  { name: 'a phone of 390 px', least: FINGER, use: { viewport: { width: 390, height: 844 }, ...touch } },
  // What is left of 1440 x 900.
  { name: 'a desktop zoomed to 200 %', least: MOUSE, use: { viewport: { width: 720, height: 450 } } },
];

/** Past every window on the way until this card can be chosen. */
async function passesUntil(table: Table, card: string): Promise<void> {
  const choice = table.choice(table.name(card));
  for (;;) {
    await expect(choice.or(table.pass).first()).toBeVisible();
    if (await choice.isVisible()) return;
    await table.passes();
  }
}

/** Opens the text of a card in the hand. */
async function reads(table: Table, card: string): Promise<void> {
  await table.press(table.inHand(1, card));
  await table.looksAt(table.page.getByRole('button', { name: `${table.words.read}: ${table.name(card)}` }));
}

for (const { name, least, use } of SCREENS) {
  for (const lang of LANGS) {
    test.describe(`${name}, ${lang}`, () => {
      test.use({ lang, ...use });

      test('before the duel', async ({ home, table, page, dialogs }) => {
        await home.isShown();
        await fits(page, least, 'home');
        await home.opensSettings();
        await fits(page, least, 'settings');
        await dialogs.closes();
        await home.opensKeys();
        await fits(page, least, 'the list of keys');
        await dialogs.closes();
        await home.starts({ seed: 21, first: 1, seats: true });
        await expect(table.curtain).toBeVisible();
        await fits(page, least, 'curtain');
      });

      test('during the duel', async ({ table, words, page, dialogs }) => {
        await table.opens(await linkTo(POSITION));
        await fits(page, least, 'open game state');
        await reads(table, 'Jinzo');
        await fits(page, least, 'a card that is looked at');
        await dialogs.closes();
        await table.opensPile(1, 'gy');
        await fits(page, least, 'a pile');
        await dialogs.closes();

        await table.activates('Graceful Charity', 'S3');
        await passesUntil(table, 'Kuriboh');
        await table.takes(table.name('Kuriboh'));
        await expect(table.choice(table.name('Kuriboh'))).toHaveAttribute('aria-pressed', 'true');
        await fits(page, least, 'a draft');
        await table.takes(table.name('Sangan'));
        await table.press(table.confirm);
        await table.passesToOpen();
        await table.activates('Forbidden Chalice', 'S4');
        await table.picks('Gemini Elf');
        await expect(table.chain).toBeVisible();
        await fits(page, least, 'an answer to a Chain');
        await table.opensMenu();
        await fits(page, least, 'the menu');
        await dialogs.closes();
        await table.ends(words.menu.surrender(words.player(2)));
        await expect(table.endDialog).toBeVisible();
        await fits(page, least, 'the end');
      });
    });
  }
}

/** What stands there a moment later is what is meant; one fault does not hide the next. */
const softly = expect.configure({ soft: true, timeout: 5000 });

async function fits(page: Page, least: number, state: string): Promise<void> {
  await softly.poll(() => faultsOf(page, least), state).toEqual([]);
}
