/** The rulebook: from a refused action to the ruling that shows why, through it, and on from it. */
import type { Page } from '@playwright/test';
import { Keys } from './pages/keys';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

test('one press leads from a reason to a ruling, which is stepped, ticked off and played on from', async ({
  table,
  page,
}) => {
  await table.opens(await linkTo({ first: { hand: ['Kuriboh', 'Sangan'] }, second: {} }));
  await table.summons('Sangan');
  await table.press(table.inHand(1, 'Kuriboh'));
  await table.inspector
    .getByRole('listitem')
    .filter({ hasText: 'Normal Summon' })
    .getByRole('link', { name: 'The ruling that shows it' })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/rule\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This ruling shows the rule')).toBeVisible();
  const ticked = page.getByRole('status').filter({ hasText: 'Outcomes seen' });
  await expect(page.getByText(/Just ran on this page: (\d+) of \1 as ruled/)).toBeVisible();
  const before = await ticked.textContent();

  // By keyboard to its end: everything is ticked off.
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(ticked).toHaveText(/^Outcomes seen up to here: (\d+) of \1$/);
  expect(await ticked.textContent()).not.toBe(before);
  await page.keyboard.press('Home');
  await expect(ticked).toHaveText(before!);

  // By mouse: a line goes to its moment.
  await page.locator('.rb-lines').getByRole('button').last().click();
  await expect(ticked).toHaveText(/^Outcomes seen up to here: (\d+) of \1$/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table.field).toBeVisible();
  await expect(page).toHaveURL(/#\/duel$/);
});

test('a card of a ruling says what it can do at its moment or why not, and can be used on the spot', async ({
  table,
  page,
}) => {
  await page.goto('./#/r/answer-needs-its-event/2');
  const force = page.getByRole('article', { name: 'Mirror Force' });
  await table.press(table.field.getByRole('button', { name: /Mirror Force/ }));
  await expect(force.getByText(/only when an opponent's monster declares an attack/)).toBeVisible();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(force.getByRole('button', { name: 'Use as Chain Link 1' })).toBeVisible();
  await force.getByRole('button', { name: 'Use as Chain Link 1' }).click();
  await expect(page).toHaveURL(/#\/duel$/);
  await expect(table.chain).toContainText('Mirror Force');
});

test('the way back from the duel leads to the step that was left, and the nearest ruling is found first', async ({
  table,
  page,
}) => {
  await page.goto('./#/r/damage-flip-effect-after-calculation');
  const step = page.getByRole('slider', { name: 'Step' });
  await step.press('End');
  const there = await step.inputValue();
  expect(Number(there)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table.field).toBeVisible();
  await page.goBack();
  await expect(step).toHaveValue(there);

  await page.getByRole('searchbox').fill('kuriboh');
  const list = page.getByRole('navigation', { name: 'Rulebook' }).filter({ has: page.getByRole('searchbox') });
  await expect(list.getByRole('link').first()).toContainText('Kuriboh');
});

test('a line that is tapped on a phone brings the board into sight @phone-only', async ({ page }) => {
  await page.goto('./#/r/damage-flip-effect-after-calculation');
  const line = page.locator('.rb-lines').getByRole('button').last();
  await line.scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).not.toBeInViewport();
  await line.tap();
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.6 });
});

test.describe('in Korean', () => {
  test.use({ lang: 'ko' });

  test('rulings are found by initial consonants and opened', async ({ page }) => {
    await page.goto('./#/r');
    const list = page.getByRole('navigation', { name: '룰북' }).filter({ has: page.getByRole('searchbox') });
    await list.getByRole('searchbox').fill('ㅆㄷㅂㄹㅇㅋ 타이밍');
    await list.getByRole('link', { name: '마지막에 일어난 일이 아니면 "때"는 놓친다' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('마지막에 일어난 일이 아니면 "때"는 놓친다');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(page.url().length).toBeLessThan(300);
  });
});

test('by keyboard alone: the reason of a refusal, its ruling, its steps, and on from there', async ({
  table,
  page,
}) => {
  const keys = new Keys(page);
  await table.opens(await linkTo({ first: { hand: ['Kuriboh', 'Sangan'] }, second: {} }));
  await table.summons('Sangan');
  await keys.tabTo(table.field.locator('[tabindex="0"]'));
  await keys.walkTo(table.inHand(1, 'Kuriboh'), 'ArrowDown', 'ArrowDown');
  await keys.press('Enter');
  await keys.tabTo(
    table.inspector
      .getByRole('listitem')
      .filter({ hasText: 'Normal Summon' })
      .getByRole('link', { name: 'The ruling that shows it' })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('This ruling shows the rule')).toBeVisible();

  // As it is read out: what it says, its board, where one is, and what comes out.
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - grid
      - region "Step by step":
        - slider "Step": "0"
        - status
      - complementary:
        - heading "Given" [level=2]
        - list
        - heading "Played" [level=2]
        - list
  `);
  const slider = page.getByRole('slider', { name: 'Step' });
  await keys.tabTo(slider);
  await keys.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^2 of \d+: /);
  await keys.press('End');
  await expect(page.getByRole('status').filter({ hasText: 'Outcomes seen' })).toHaveText(
    /^Outcomes seen up to here: (\d+) of \1$/,
  );
  await keys.tabTo(page.getByRole('button', { name: 'Play on from here' }));
  await page.keyboard.press('Enter');
  await expect(table.field).toBeVisible();
});

/** What the page shows of the board between the bar above it and the controls below it, once the board is scrolled to. */
async function laidOut(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    window.scrollBy({ top: box('.rb-table').top - box('.rb-top').bottom, behavior: 'instant' });
    const [table, controls] = [box('.rb-table'), box('.rb-controls')];
    const isBeside = controls.left >= table.right - 1;
    const covers = (part: DOMRect): boolean => !isBeside && part.bottom > controls.top + 1;
    const hand = [...document.querySelectorAll('.bd-seat.is-bottom .cf')].map((card) => card.getBoundingClientRect());
    return {
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      coversLifePoints: covers(box('.bd-seat.is-bottom .bd-lp')),
      coversHand: hand.length === 0 || hand.some(covers),
      isInSight: controls.top >= 0 && controls.bottom <= window.innerHeight + 1,
    };
  });
}

test('a ruling fits whatever the screen is turned to, and what is told never covers who it is about', async ({
  page,
}) => {
  await page.goto('./#/r/ash-negates-only-that-link');
  await expect(page.getByRole('slider')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
    [360, 740],
    [320, 640],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => laidOut(page), `${width} x ${height}`)
      .toEqual({ tooWide: 0, coversLifePoints: false, coversHand: false, isInSight: true });
  }
});

test('where there is nothing to step through there is nothing to play, and what is nowhere is said to be', async ({
  page,
}) => {
  const goes = (hash: string) => page.evaluate((to) => window.location.assign(to), hash);
  await page.goto('./#/r/union-alone-on-its-monster');
  await expect(page.getByText('Nothing is played here')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();

  for (const [hash, says] of [
    ['#/rule/nothing-like-it', 'There is no rule called “nothing-like-it”.'],
    ['#/r/nothing-like-it', 'There is no ruling called “nothing-like-it”.'],
    ['#/nothing-like-it', 'There is no page at this address.'],
  ] as const) {
    await goes(hash);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(says);
    await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeVisible();
  }
});
