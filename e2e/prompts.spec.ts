/** When players are asked, and how they choose: modes, pins, "not again", drafts, copies, the order of triggers. */
import { labelOf } from '../src/catalogue/text/labels';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';
import { LANGS } from './support/words';

/** Both players hold a Trap that can be used at any time, and there is something to use it on. */
const TRAPS: Position = {
  first: {
    hand: ['Celtic Guardian', 'Kuriboh'],
    monsters: ['Gemini Elf'],
    spells: [{ card: 'Dust Tornado', faceDown: true }],
    deck: ['Sangan', 'Jinzo'],
  },
  second: { hand: ['Jinzo'], spells: [{ card: 'Dust Tornado', faceDown: true }], deck: ['Kuriboh', 'Sangan'] },
};

async function promptsAre(table: Table, player: 1 | 2, mode: 'auto' | 'always' | 'never'): Promise<void> {
  const { prompts } = table.words;
  const choice = table.page.getByRole('combobox', { name: prompts.of(table.words.player(player)) });
  await choice.selectOption({ label: prompts.modes[mode] });
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ lang });

    test('what was skipped is noted, can be entered, and never stays behind on the way back', async ({
      table,
      words,
      page,
    }) => {
      await table.opens(await linkTo(TRAPS));
      await promptsAre(table, 1, 'never');
      await promptsAre(table, 2, 'never');
      await table.summons('Celtic Guardian', 'M3');
      // Nobody was asked about the Summon.
      await expect(table.question).toHaveText(words.prompt.titles.open);
      const skipped = page.getByRole('button', { name: words.prompts.skipped(2) });
      await expect(skipped).toBeVisible();
      const told = await table.told();

      await table.press(skipped);
      await expect(table.question).toHaveText(words.prompt.titles.fastEffect);
      await table.asks(2);
      await table.controls('M3', 'Celtic Guardian');
      await table.press(table.redo);
      expect(await table.told()).toBe(told);

      // Undo goes back to the window that was entered, then to the zone; the window before it nobody has seen. From the
      // zone the very same way is asked about anew.
      await table.press(table.undo);
      await expect(table.question).toHaveText(words.prompt.titles.fastEffect);
      await table.press(table.undo);
      await expect(table.question).toHaveText(words.prompt.titles.zone);
      await promptsAre(table, 1, 'always');
      await promptsAre(table, 2, 'always');
      await table.choosesZone('M3');
      await expect(table.question).toHaveText(words.prompt.titles.fastEffect);
      await table.asks(1);
      await expect(page.getByText(words.prompts.skipped(1))).toHaveCount(0);

      // It holds over a reload too.
      await promptsAre(table, 1, 'never');
      await page.reload();
      await expect(table.question).toHaveText(words.prompt.titles.fastEffect);
      await expect(page.getByRole('combobox', { name: words.prompts.of(words.player(1)) })).toHaveValue('never');
    });

    test('with AUTO a pinned Phase asks, and only in the turn of its player', async ({ table, words, page }) => {
      await table.opens(await linkTo(TRAPS));
      await promptsAre(table, 1, 'auto');
      await promptsAre(table, 2, 'auto');
      const pin = (player: 1 | 2) =>
        page.getByRole('button', { name: words.top.stop(labelOf('phases', 'main1', lang), words.player(player)) });
      await table.press(pin(2));
      await expect(pin(2)).toHaveAttribute('aria-pressed', 'true');
      await table.endsTurn();
      await expect(table.question).toHaveText(words.prompt.titles.open);
      await table.asks(2);
      await table.press(table.undo);
      await table.press(pin(2));
      await table.press(pin(1));
      await table.endsTurn();
      await expect(table.question).toHaveText(words.prompt.titles.phaseEnd);
      await table.asks(2);
    });

    test('an effect that is not to be asked about again is left out until the turn is over', async ({
      table,
      words,
    }) => {
      await table.opens(await linkTo(TRAPS));
      await table.summons('Celtic Guardian', 'M3');
      await expect(table.question).toHaveText(words.prompt.titles.fastEffect);
      await table.asks(1);
      await table.press(table.decision.getByRole('checkbox', { name: words.prompts.notAgain }));
      await table.asks(2);
      await table.passes();
      await table.endsTurn();
      // The other player is asked about the end of the Phase; this one no longer.
      await table.asks(2);
      await table.press(table.undo);
      await table.press(table.undo);
      await table.press(table.undo);
      await table.asks(1);
      await expect(table.decision.getByRole('checkbox', { name: words.prompts.notAgain })).not.toBeChecked();
    });
  });
}

test('a choice of several cards is a draft: Escape drops it, and then goes back', async ({ table, words, page }) => {
  await table.opens(
    await linkTo({
      first: { hand: ['Light and Darkness Dragon'], monsters: ['Gemini Elf', 'Sangan', 'Celtic Guardian'] },
      second: { deck: ['Sangan'] },
    }),
  );
  const before = await table.told();
  await table.does('Light and Darkness Dragon', [words.actions.tributeSummon]);
  await expect(table.question).toHaveText(words.prompt.picks.tribute(2, 2));
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(table.confirm).toBeEnabled();
  await expect(table.pile(1, 'gy')).toHaveAccessibleName(/0 cards$/);
  await page.keyboard.press('Escape');
  await expect(table.choice('Gemini Elf')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(table.question).toHaveText(words.prompt.titles.open);
  // The card stays chosen; Escape leaves that too.
  await page.keyboard.press('Escape');
  await expect(table.choice('Light and Darkness Dragon')).toBeVisible();
  expect((await table.told()).length).toBe(before.length);
});

test('copies of a card are told apart, and triggers say what resolves first', async ({ table, words, page }) => {
  await table.opens(
    await linkTo({
      first: {
        hand: ['Dark Hole', 'Kuriboh', 'Kuriboh'],
        monsters: ['Dandylion', 'Dandylion'],
        deck: ['Kuriboh', 'Celtic Guardian', 'Jinzo'],
      },
      second: { monsters: ['Gemini Elf'], deck: ['Sangan'] },
    }),
  );
  const { copy } = words.prompt;
  const rows = table.decision.getByRole('button', { name: /^Kuriboh/ });
  await expect(rows).toContainText([copy('Hand', 1, 2), copy('Hand', 2, 2)]);
  // The first of the hand is the first that is named.
  await rows.first().hover();
  await expect(table.hand(1).getByRole('listitem').nth(1)).toHaveAttribute('data-lit', 'true');

  await table.activates('Dark Hole', 'S3');
  await expect(table.question).toHaveText(words.prompt.titles.trigger(1));
  const triggers = table.decision.getByRole('button', { name: /^Dandylion/ });
  // The rows follow the numbers of the cards, the count follows the pile, newest first.
  await expect(triggers).toContainText([copy('GY', 2, 2), copy('GY', 1, 2)]);
  await expect(table.decision).toContainText(`${words.prompt.resolvesFirst}: 2 → ${words.prompt.resolvesNow(1)}`);
  await table.press(triggers.first());
  await expect(page.getByRole('region', { name: words.chain.title }).getByRole('listitem')).toHaveCount(2);
});
