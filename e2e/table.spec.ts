/** What surrounds the decisions: piles, Phases, the ways to end a duel, and coming back to it. */
import { Player } from './pages/player';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';
import { LANGS } from './support/words';

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('piles open as lists, newest first, and a Deck as what is left in it by name', async ({ table, words }) => {
      await table.opens(
        await linkTo({
          first: {
            hand: ['Jinzo'],
            gy: ['Sangan', 'Dark Hole'],
            banished: ['Kuriboh'],
            deck: ['Marshmallon', 'Gemini Elf'],
          },
          second: { gy: ['Time Wizard'], deck: ['Giant Germ'] },
        }),
      );
      const gy = await table.opensPile(1, 'gy');
      await expect(gy).toContainText(`${words.inspector.pileCount(2)}, ${words.inspector.pileNewest}`);
      await expect(gy.getByRole('listitem')).toContainText([table.name('Dark Hole'), table.name('Sangan')]);
      await table.press(gy.getByRole('button', { name: table.name('Sangan') }));
      await expect(table.inspector).toHaveAccessibleName(table.name('Sangan'));

      await expect((await table.opensPile(1, 'banished')).getByRole('listitem')).toContainText([table.name('Kuriboh')]);
      await expect((await table.opensPile(2, 'gy')).getByRole('listitem')).toContainText([table.name('Time Wizard')]);
      const deck = await table.opensPile(1, 'deck');
      await expect(deck).toContainText(`${words.inspector.pileCount(2)}, ${words.inspector.pileList}`);
      const left = ['Marshmallon', 'Gemini Elf'].map((name) => table.name(name));
      await expect(deck.getByRole('listitem')).toContainText(left.toSorted((a, b) => a.localeCompare(b, lang)));
      await expect(await table.opensPile(1, 'extraDeck')).toContainText(words.inspector.pileEmpty);
    });

    test('the bar of the Phases shows the Phase and leads to the next', async ({ table, words }) => {
      await table.opens(
        await linkTo({
          first: { monsters: ['Gemini Elf', { card: 'Kuriboh' }], hand: ['Sangan'], deck: ['Jinzo'] },
          second: { deck: ['Jinzo'], hand: ['Sangan'] },
        }),
      );
      const here = table.phases.locator('[aria-current=step]');
      await expect(here).toContainText(words.phasesShort.main1);
      await table.movesTo('battle');
      await expect(here).toContainText(words.phasesShort.battle);
      await table.attacks('Gemini Elf');
      await table.lpIs(2, 6100);
      await table.movesTo('main2');
      await expect(here).toContainText(words.phasesShort.main2);
      await table.movesTo('end');
      await expect(here).toContainText(words.phasesShort.main1);
      await expect(table.turn).toContainText(`${words.top.turn(6)} · ${words.top.turnOf(words.player(2))}`);
    });

    test('a player surrenders, and undo takes it back', async ({ table, words }) => {
      await table.opens(
        await linkTo({ first: { hand: ['Jinzo'], deck: ['Sangan'] }, second: { lp: 300, deck: ['Sangan'] } }),
      );
      const before = await table.told();
      await table.ends(words.menu.surrender(words.player(1)));
      await expect(table.endDialog).toContainText(words.end.wins(words.player(2)));
      await expect(table.endDialog).toContainText(words.end.reasons.surrender(words.player(1)));
      await expect(table.endDialog).toContainText('8000 : 300');
      await table.press(table.endDialog.getByRole('button', { name: words.end.look }));
      await expect(table.endDialog).toHaveCount(0);
      await expect(table.decision).toHaveCount(0);
      await table.press(table.undo);
      await table.tells(before);
    });

    test('both agree on a draw, then play the same decks again', async ({ home, table, words }) => {
      await home.visit();
      await home.starts({ seed: 11, first: 2, lp: 4000 });
      const before = await table.told();
      await table.ends(words.menu.draw);
      await expect(table.endDialog).toContainText(words.end.draw);
      await expect(table.endDialog).toContainText(words.end.reasons.agreement());
      await table.press(table.endDialog.getByRole('button', { name: words.end.rematch }));
      await expect(table.endDialog).toHaveCount(0);
      await table.lpIs(1, 4000);
      await expect(table.turn).toContainText(`${words.top.turn(1)} · ${words.top.turnOf(words.player(2))}`);
      // Another seed: with 40 cards the same two hands would be a wonder.
      expect(await table.told()).not.toBe(before);
      await expect(table.undo).toBeDisabled();
    });

    test('after a reload the duel goes on where it was, also after undo', async ({ home, table, words, page }) => {
      await home.visit();
      await home.starts({ seed: 6, first: 2 });
      const player = new Player(table);
      for (let decisions = 0; decisions < 5; decisions++) await player.answersNext();
      await table.press(table.undo);
      const told = await table.told();
      await page.reload();
      await expect(table.field).toBeVisible();
      await table.tells(told);
      await expect(table.redo).toBeEnabled();

      await table.press(page.getByRole('link', { name: words.top.home }));
      await expect(home.resume).toContainText(words.home.turnChain(1, 0));
      await page.reload();
      await table.press(home.resume);
      await table.tells(told);
    });
  });
}

test('a duel that is not wanted any more is removed', async ({ home, table, words, page }) => {
  await home.visit();
  await home.starts({ seed: 1, first: 1 });
  await table.endsTurn();
  await table.press(page.getByRole('link', { name: words.top.home }));
  await home.starts({ seed: 2, first: 2 });
  await expect(table.field).toBeVisible();
  await table.press(page.getByRole('link', { name: words.top.home }));
  await page.getByRole('button', { name: words.home.removeNamed(words.home.turnChain(2, 0)) }).click();
  await expect(page.getByRole('heading', { name: words.home.others })).toHaveCount(0);
  await expect(home.resume).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: words.notices.dismiss }).click();
  await page.reload();
  await expect(home.resume).toBeVisible();
  await expect(page.getByRole('heading', { name: words.home.others })).toHaveCount(0);
});

test('a seed or LP that is no number is refused with a sentence', async ({ home, words, page }) => {
  await home.visit();
  await page.getByRole('textbox', { name: words.home.seed }).fill('-5');
  await expect(page.getByText('A seed is a whole number from 0 to 4294967295.')).toBeVisible();
  await page.getByRole('textbox', { name: words.home.lp, exact: true }).fill('many');
  await expect(page.getByText('LP is a whole number from 1 to 999999.')).toBeVisible();
  await expect(home.start).toBeDisabled();
});
