import { Player } from './pages/player';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

const DECISIONS = 8;

/** In one language: nothing here depends on it. */
test.describe('back and forth', () => {
  test.use({ lang: 'ko' });

  test('every step back and forth shows the table as it was', async ({ home, table, page }) => {
    await home.visit();
    await home.starts({ seed: 5, first: 1 });
    await expect(table.undo).toBeDisabled();
    const player = new Player(table);
    for (let decisions = 0; decisions < DECISIONS; decisions++) await player.answersNext();

    // Back to the beginning by the button, forth and back by the keys, forth by the button.
    const seen = [await table.told()];
    while (await table.undo.isEnabled()) {
      await table.undo.click();
      await expect(table.redo).toBeEnabled();
      seen.push(await table.told());
    }
    expect(seen.length).toBeGreaterThan(DECISIONS / 2);
    expect(new Set(seen).size, 'every step changes something').toBe(seen.length);
    for (const told of seen.toReversed().slice(1)) {
      await page.keyboard.press('Control+y');
      await table.tells(told);
    }
    await expect(table.redo).toBeDisabled();
    for (const told of seen.slice(1)) {
      await page.keyboard.press('Control+z');
      await table.tells(told);
    }
    for (const told of seen.toReversed().slice(1)) {
      await table.redo.click();
      await table.tells(told);
    }
  });

  test('a decision after undo leaves the other course as a branch', async ({ table, words }) => {
    await table.opens(
      await linkTo({ first: { hand: ['Sangan', 'Mirror Force'], deck: ['Jinzo'] }, second: { deck: ['Jinzo'] } }),
    );
    await table.summons('Sangan', 'M3');
    await table.controls('M3', 'Sangan');
    const summoned = await table.told();
    await table.undo.click();
    await table.undo.click();
    await expect(table.undo).toBeDisabled();
    await table.sets('Mirror Force', 'S2');
    await table.controls('S2', 'Mirror Force');
    await table.isEmpty('M3');
    await expect(table.redo).toBeDisabled();

    const menu = await table.opensMenu();
    await expect(menu.getByRole('heading', { name: words.menu.branches(1) })).toBeVisible();
    await menu.getByRole('button', { name: words.menu.branch(0, 2) }).click();
    await expect(menu).toHaveCount(0);
    await table.redo.click();
    await table.redo.click();
    await table.tells(summoned);
  });
});

test('cards chosen together are one step, and nothing is spent before they are confirmed', async ({ table, words }) => {
  await table.opens(
    await linkTo({
      first: { hand: ['Graceful Charity'], deck: ['Jinzo', 'Sangan', 'Kuriboh', 'Celtic Guardian', 'Gemini Elf'] },
      second: { deck: ['Sangan'] },
    }),
  );
  const before = await table.told();
  await table.activates('Graceful Charity', 'S3');
  await expect(table.question).toHaveText(words.prompt.picks.discard(2, 2));
  await table.takes('Jinzo');
  await table.takes('Kuriboh');
  await expect(table.choice('Kuriboh')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.hand(1).getByRole('button')).toHaveCount(3);
  await table.takes(words.prompt.clear);
  await expect(table.choice('Kuriboh')).toHaveAttribute('aria-pressed', 'false');
  await table.picks('Kuriboh', 'Sangan');
  await expect(table.hand(1).getByRole('button')).toHaveCount(1);
  await expect(table.pile(1, 'gy')).toHaveAccessibleName(/^Player 1 GY, 3 cards/);
  await table.undo.click();
  await expect(table.question).toHaveText(words.prompt.picks.discard(2, 2));
  await table.undo.click();
  await table.undo.click();
  await table.tells(before);
});
