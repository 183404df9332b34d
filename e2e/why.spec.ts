/** Why not: reasons of a card in any place, a timing that was missed and through what, and what counts in this turn. */
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

const POSITION = {
  first: {
    hand: ['Peten the Dark Clown', 'Sangan'],
    spells: [{ card: 'Raigeki Break', faceDown: true as const }],
    deck: ['Peten the Dark Clown'],
  },
  second: { monsters: ['Thunder King Rai-Oh', 'Gemini Elf'], deck: ['Kuriboh'] },
};

test('a card in the GY tells which timing it missed and why, and the turn what holds', async ({ table, page }) => {
  await table.opens(await linkTo(POSITION));
  await table.activates('Raigeki Break');
  await table.picks('Peten the Dark Clown');
  await table.picks('Gemini Elf');
  await expect(table.question).toHaveText('Choose an action');

  await table.press(table.pile(1, 'gy'));
  await page
    .getByRole('button', { name: /^Peten the Dark Clown/ })
    .first()
    .click();
  await expect(table.inspector).toContainText('Its event: Peten the Dark Clown was discarded and sent to the GY.');
  await expect(table.inspector).toContainText('Last to happen: Gemini Elf was destroyed and sent to the GY.');

  // The way through the chart of Fast Effect Timing, and the rule of one of its boxes.
  const chart = page.getByRole('img', { name: /^Fast Effect Timing chart/ });
  await expect(chart).toHaveAccessibleName(/The way here: Open state → Chain → Turn player → Opponent → Open state$/);
  await page.getByRole('button', { name: 'Rule of box D, Chain' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'after two passes in a row' })).toBeVisible();
  await page.getByRole('button', { name: 'Rule of box D, Chain' }).click();

  // What nobody activates says whether it applies, and the turn names it as what holds.
  await table.press(table.zone('oM1'));
  await expect(table.inspector).toContainText('Applies now.');
  const turn = page.getByRole('group').filter({ hasText: 'This turn' });
  await turn.getByText('This turn').click();
  await expect(turn).toContainText('1 of 1 left');
  await expect(turn).toContainText('Thunder King Rai-Oh Neither player can add cards from the Deck to the hand');
  await table.summons('Sangan');
  await expect(turn).toContainText('0 of 1 left');
});
