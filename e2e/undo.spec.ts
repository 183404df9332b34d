import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { LANGS } from './support/words';

/** Decisions of the first two turns of one duel, in the verbs of the rules. */
const DECISIONS: ((table: Table) => Promise<void>)[] = [
  (table) => table.summons('Thunder King Rai-Oh', 'oM1'),
  (table) => table.sets('Raigeki Break', 'oS5'),
  (table) => table.passes(),
  (table) => table.sets('Mystical Space Typhoon', 'oS4'),
];

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('every step back and forth shows the table as it was', async ({ home, table, page }) => {
      await home.visit();
      await home.starts({ seed: 7509, first: 2 });
      await expect(table.undo).toBeDisabled();
      for (const decide of DECISIONS) await decide(table);

      // Back to the beginning by the button, noting each table, then forth by the keys, and back by the keys.
      const seen = [await table.told()];
      while (await table.undo.isEnabled()) {
        await table.undo.click();
        seen.push(await table.told());
      }
      expect(new Set(seen).size, 'every step changes something').toBe(seen.length);
      // Choosing a card and its zone are two decisions.
      expect(seen.length).toBe(1 + 3 * 2 + 1);
      for (const told of seen.toReversed().slice(1)) {
        await page.keyboard.press('Control+y');
        expect(await table.told()).toBe(told);
      }
      await expect(table.redo).toBeDisabled();
      for (const told of seen.slice(1)) {
        await page.keyboard.press('Control+z');
        expect(await table.told()).toBe(told);
      }
      for (const told of seen.toReversed().slice(1)) {
        await table.redo.click();
        expect(await table.told()).toBe(told);
      }
    });

    test('a decision after undo leaves the other course as a branch', async ({ home, table, words }) => {
      await home.visit();
      await home.starts({ seed: 7509, first: 2 });
      await table.summons('Thunder King Rai-Oh', 'oM1');
      const summoned = await table.told();
      await table.undo.click();
      await table.undo.click();
      await table.sets('Solemn Judgment', 'oS3');
      await table.controls('oS3', 'Solemn Judgment');
      await table.isEmpty('oM1');
      await expect(table.redo).toBeDisabled();

      const menu = await table.opensMenu();
      await expect(menu.getByRole('heading', { name: words.menu.branches(1) })).toBeVisible();
      await menu.getByRole('button', { name: words.menu.branch(0, 2) }).click();
      await expect(menu).toHaveCount(0);
      await table.redo.click();
      await table.redo.click();
      expect(await table.told()).toBe(summoned);
    });
  });
}

test('cards chosen together are one step, and can be taken back before they are confirmed', async ({ table, words }) => {
  const { linkTo } = await import('./support/position');
  await table.opens(
    await linkTo({
      first: { hand: ['Graceful Charity'], deck: ['Jinzo', 'Sangan', 'Kuriboh', 'Celtic Guardian', 'Gemini Elf'] },
      second: { deck: ['Sangan'] },
    }),
  );
  const before = await table.told();
  await table.activates('Graceful Charity', 'S3');
  await expect(table.question).toHaveText(words.prompt.picks.discard(2, 2));
  await table.choice('Jinzo').click();
  await table.choice('Kuriboh').click();
  await expect(table.choice('Kuriboh')).toHaveAttribute('aria-pressed', 'true');
  await table.decision.getByRole('button', { name: words.prompt.clear }).click();
  await expect(table.choice('Kuriboh')).toHaveAttribute('aria-pressed', 'false');
  await table.picks('Kuriboh', 'Sangan');
  await expect(table.hand(1).getByRole('button')).toHaveCount(1);
  await expect(table.pile(1, 'gy')).toHaveAccessibleName(/Player 1 GY, 3 cards/);
  await table.undo.click();
  await expect(table.question).toHaveText(words.prompt.picks.discard(2, 2));
  await table.undo.click();
  await table.undo.click();
  expect(await table.told()).toBe(before);
});
