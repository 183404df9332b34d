import type { Page } from '@playwright/test';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS } from './support/words';

/** A finger needs so many CSS pixels. */
const TARGET = 44;

/** What stands there a moment later is what is meant; one fault does not hide the next. */
const softly = expect.configure({ soft: true, timeout: 5000 });

/** Nothing is wider than the screen, and everything that can be pressed is high enough for a finger. */
async function fitsAFinger(page: Page, state: string): Promise<void> {
  const look = () =>
    page.evaluate((least) => {
      const pressable = 'button, a[href], select, input, textarea, summary, label:has(input)';
      // Of what lies under a dialog nothing can be pressed.
      const root = document.querySelector('dialog[open]') ?? document.body;
      const small = [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInLabel = element.matches('input') && element.closest('label') !== null;
        if (width < 2 || height < 2 || isInLabel || getComputedStyle(element).visibility === 'hidden') return [];
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return height < least - 0.5
          ? [`${name.replace(/\s+/g, ' ')}: ${Math.round(width)} x ${Math.round(height)}`]
          : [];
      });
      const { scrollWidth, clientWidth } = document.scrollingElement!;
      return { small, tooWide: scrollWidth - clientWidth };
    }, TARGET);
  await softly.poll(look, state).toEqual({ small: [], tooWide: 0 });
}

for (const lang of LANGS) {
  test.describe(lang, { tag: '@phone-only' }, () => {
    test.use({ lang });

    test('home', async ({ home, page }) => {
      await home.isShown();
      await fitsAFinger(page, 'home');
    });

    test('Summon, Set, end of the turn and attack with a finger', async ({ table, words, page }) => {
      await table.opens(
        await linkTo({
          first: { hand: ['Celtic Guardian', 'Mirror Force'], gy: ['Sangan'], deck: ['Sangan', 'Kuriboh'] },
          second: { hand: ['Kuriboh'], monsters: ['Gemini Elf'], deck: ['Sangan', 'Marshmallon'] },
        }),
      );
      await fitsAFinger(page, 'open game state');
      await table.press(table.inHand(1, 'Celtic Guardian'));
      await table.takes(words.actions.normalSummon);
      await expect(table.question).toHaveText(words.prompt.titles.zone);
      await fitsAFinger(page, 'choice of a zone');
      await table.press(table.zone('M2'));
      await table.controls('M2', 'Celtic Guardian');
      await table.sets('Mirror Force', 'S4');
      await table.controls('S4', 'Mirror Force');
      await table.endsTurn();
      await table.asks(2);
      await table.movesTo('battle');
      await table.attacks('Gemini Elf');
      await expect(table.pass).toBeVisible();
      await fitsAFinger(page, 'an answer to the attack');
      await table.passes();
      await table.lpIs(1, 7500);
      await table.isEmpty('M2');
    });

    test('card, pile, chart, log and menu open as sheets', async ({ table, words, page, dialogs }) => {
      await table.opens(
        await linkTo({
          first: {
            hand: ['Graceful Charity', 'Jinzo'],
            gy: ['Dark Hole'],
            deck: ['Sangan', 'Kuriboh', 'Gemini Elf', 'Mirror Force'],
          },
          second: { monsters: ['Gemini Elf'], deck: ['Sangan'] },
        }),
      );
      await table.press(table.inHand(1, 'Jinzo'));
      const card = await dialogs.opens(
        words.inspector.title,
        page.getByRole('button', { name: `${words.read}: ${table.name('Jinzo')}` }),
      );
      await expect(card.getByRole('article')).toHaveAccessibleName(table.name('Jinzo'));
      await fitsAFinger(page, 'a card');
      await dialogs.closes();

      const pile = await table.opensPile(1, 'gy');
      await expect(pile.getByRole('listitem')).toContainText([table.name('Dark Hole')]);
      await fitsAFinger(page, 'a pile');
      await dialogs.closes();

      await table.activates('Graceful Charity', 'S3');
      await table.takes(table.name('Kuriboh'));
      await expect(table.choice(table.name('Kuriboh'))).toHaveAttribute('aria-pressed', 'true');
      await fitsAFinger(page, 'choice of two cards, one chosen');
      await table.takes(table.name('Sangan'));
      await table.press(table.confirm);

      // The timing chart: the box the duel is in, the way there, and what a box is for.
      const chart = await dialogs.opens(
        words.chart.title,
        page.getByRole('button', { name: words.chart.title, exact: true }),
      );
      const { A, D } = words.chart.boxes;
      await expect(chart.getByRole('img')).toHaveAccessibleName(new RegExp(`^.*A.*${A}.*: ${A} → ${D} → .*${A}$`));
      await table.press(chart.getByRole('button', { name: new RegExp(`${D}$`) }));
      await expect(chart.getByRole('status')).toContainText(D);
      await fitsAFinger(page, 'the timing chart, a box asked about');
      await dialogs.closes();
      const log = await dialogs.opens(
        words.log.title,
        page.getByRole('button', { name: words.log.title, exact: true }),
      );
      await expect(log.getByRole('log').getByRole('listitem').first()).toBeVisible();
      await fitsAFinger(page, 'the log');
      await dialogs.closes();

      await table.opensMenu();
      await fitsAFinger(page, 'the menu');
    });
  });
}

/** Where the seat plate and the bar are, and what the sheet leaves of the table. */
async function leavesInSight(page: Page, state: string): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const bar = box('.top');
      const phases = box('.top-phases');
      const sheet = box('.duel-sheet');
      const cutPhases = phases.top < bar.bottom - 1 && phases.bottom > bar.bottom + 6;
      return {
        barIsWhole: bar.top >= 0 && bar.height >= 44,
        cutPhases,
        lifePoints: document.querySelector('.sheet-lp')?.textContent ?? '',
        twoRows:
          [...document.querySelectorAll('.bd-grid .bd-btn')].filter((cell) => {
            const { top, bottom } = cell.getBoundingClientRect();
            return top >= bar.bottom - 1 && bottom <= sheet.top + 1;
          }).length >=
          2 * 7,
      };
    });
  // The page is moved after the decision is shown. Two rows of the field at least, beside the hand where it is asked for.
  const wanted = { barIsWhole: true, cutPhases: false, lifePoints: '6400', twoRows: true };
  await softly.poll(look, state).toMatchObject(wanted);
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`bar, Life Points and field stay in sight, whatever is asked, at ${width} px @phone-only`, async ({
    table,
    words,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await table.opens(
      await linkTo({
        first: {
          lp: 6400,
          hand: [
            'Lightning Vortex',
            'Light and Darkness Dragon',
            'Honest',
            'Kuriboh',
            'Mirror Force',
            'Foolish Burial',
          ],
          monsters: ['Gemini Elf', 'Sangan', 'Celtic Guardian', 'Mystic Tomato'],
          spells: ['Skill Drain', { card: 'Dust Tornado', faceDown: true }],
          deck: ['Sangan', 'Jinzo', 'Kuriboh'],
        },
        second: { hand: ['Kuriboh'], monsters: ['Gemini Elf'], spells: [{ card: 'Mirror Force', faceDown: true }] },
      }),
    );
    await leavesInSight(page, 'ten cards that can act');
    await table.does('Light and Darkness Dragon', [words.actions.tributeSummon]);
    await expect(table.question).toHaveText(words.prompt.picks.tribute(2, 2));
    await leavesInSight(page, 'Tributes');
    await table.picks('Sangan', 'Celtic Guardian');
    await expect(table.question).toHaveText(words.prompt.titles.zone);
    await leavesInSight(page, 'a zone');
    await table.press(table.undo);
    await table.press(table.undo);
    await table.activates('Lightning Vortex', 'S4');
    await expect(table.confirm.or(table.choice('Kuriboh')).first()).toBeVisible();
    await leavesInSight(page, 'a cost from the hand');
    await table.picks('Kuriboh');
    await expect(table.pass).toBeVisible();
    await leavesInSight(page, 'an answer to the Chain');
  });
}
