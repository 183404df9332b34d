import type { Page } from '@playwright/test';
import type { Table } from './pages/table';
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

/** Ends the turn, past what may be asked on the way, until the curtain falls. */
async function givesTheTurn(table: Table): Promise<void> {
  const end = table.choice(table.words.prompt.endTurn);
  for (;;) {
    await expect(table.curtain.or(end).first()).toBeVisible();
    if (await table.curtain.isVisible()) return;
    await table.press(end);
  }
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
      const show = table.curtain;
      await expect(show).toBeVisible();
      await expect(page.getByRole('heading', { name: words.player(1) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await show.click();

      // The first player sees five cards, and of the second player nothing.
      await expect(table.hand(1).getByRole('button')).toHaveCount(5);
      await expect(table.hand(2).getByRole('listitem')).toHaveCount(5);
      await expect(table.hand(2).getByRole('button')).toHaveCount(0);
      const own = await cardsIn(page);
      expect(own.length).toBeGreaterThan(0);
      await givesTheTurn(table);
      await expect(page.getByRole('heading', { name: words.player(2) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await show.click();
      await expect(table.hand(2).getByRole('button')).toHaveCount(6);
      await expect(table.hand(1).getByRole('button')).toHaveCount(0);
    });

    test('going back past the other player asks that player, and a duel that is opened again begins behind the curtain', async ({
      home,
      table,
      words,
      page,
    }) => {
      await home.visit();
      await home.starts({ seed: 21, first: 1, seats: true });
      await table.takesDevice();
      await givesTheTurn(table);
      await table.takesDevice();
      const told = await table.told();

      await table.press(table.undo);
      const asks = page.getByRole('dialog', { name: words.request.ask(words.player(1), words.player(2)) });
      await expect(asks).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await table.press(asks.getByRole('button', { name: words.request.no }));
      await table.takesDevice();
      await table.tells(told);
      await table.press(table.undo);
      await table.press(asks.getByRole('button', { name: words.request.yes }));
      await expect(page.getByRole('heading', { name: words.player(1) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await table.takesDevice();
      await table.asks(1);

      await page.reload();
      await expect(table.curtain).toBeVisible();
      await expect(page.getByRole('heading', { name: words.player(1) })).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      // No key shows anything from behind the curtain either.
      for (const key of ['l', 'f', 'q', '1']) await page.keyboard.press(key);
      await expect(table.curtain).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
    });

    test('when the device changes hands at every window, being asked tells nothing', async ({
      home,
      table,
      words,
      page,
    }) => {
      await home.visit();
      const settings = await home.opensSettings();
      const everyWindow = settings.getByRole('switch', { name: words.settings.everyWindow });
      await everyWindow.click();
      await expect(everyWindow).toBeChecked();
      await home.dialogs.closes();
      await home.starts({ seed: 21, first: 1, seats: true });
      await table.takesDevice();
      await table.asks(1);
      // The other player has nothing that could answer a Summon in the first turn, and is shown that alone.
      const row = table.decision.getByRole('button', { name: new RegExp(words.actions.normalSummon) }).first();
      const several = (await row.textContent())?.includes(',');
      await table.press(row);
      if (several) await table.takes(words.actions.normalSummon);
      await expect(table.question).toHaveText(words.prompt.titles.zone);
      await table.press(table.decision.getByRole('button', { name: 'M3', exact: true }));
      await expect(page.getByRole('heading', { name: words.player(2) })).toBeVisible();
      await expect(page.getByText(words.curtain.everyWindow)).toBeVisible();
      expect(await cardsIn(page)).toEqual([]);
      await table.takesDevice();
      await expect(page.getByRole('heading', { name: words.visit.title })).toBeVisible();
      await expect(table.hand(1).getByRole('button')).toHaveCount(0);
      await expect(table.decision.getByRole('button')).toHaveCount(1);
      await table.takes(words.visit.pass);
      await expect(page.getByRole('heading', { name: words.player(1) })).toBeVisible();
    });
  });
}
