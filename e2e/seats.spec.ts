import type { Page } from '@playwright/test';
import { expect, test } from './pages/test';
import { definitions } from './support/rules';
import { LANGS } from './support/words';

/** Names of cards anywhere in the page: as text, as a name, a title or an address. */
async function cardsIn(page: Page): Promise<string[]> {
  const html = `${await page.content()} ${await page.title()} ${page.url()}`;
  return definitions
    .flatMap(({ name }) => [name.en, name.ko])
    .filter((name) => html.includes(`${name}<`) || html.includes(`"${name}`));
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('with two seats a curtain falls between them, and behind it is no card', async ({
      home,
      table,
      words,
      page,
    }) => {
      await home.visit();
      await home.starts({ seed: 21, first: 1, seats: true });
      const show = page.getByRole('button', { name: words.curtain.show });
      await expect(page.getByRole('heading', { name: words.player(1) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await show.click();

      // The first player sees five cards, and of the second player nothing.
      await expect(table.hand(1).getByRole('button')).toHaveCount(5);
      await expect(table.hand(2).getByRole('listitem')).toHaveCount(5);
      await expect(table.hand(2).getByRole('button')).toHaveCount(0);
      const own = await cardsIn(page);
      expect(own.length).toBeGreaterThan(0);
      while (await table.field.isVisible()) {
        await table.endsTurn();
      }
      await expect(page.getByRole('heading', { name: words.player(2) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await show.click();
      await expect(table.hand(2).getByRole('button')).toHaveCount(6);
      await expect(table.hand(1).getByRole('button')).toHaveCount(0);
    });
  });
}
