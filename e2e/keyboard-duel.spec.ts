/** A whole duel between two players without mouse, finger or a focus that was put somewhere: only keys. */
import { KeyTable } from './pages/keyTable';
import { playsToTheEnd } from './pages/player';
import { expect, test } from './pages/test';

test('two players play a whole duel by keyboard alone, from home to its end', async ({ home, words, page, lang }) => {
  test.slow();
  await home.isShown();
  const table = new KeyTable(page, lang);
  const { keys } = table;
  await keys.tabTo(page.getByRole('textbox', { name: words.home.lp, exact: true }));
  await keys.press('Control+a');
  await page.keyboard.type('3000');
  await page.keyboard.press('Shift+Tab');
  await keys.tabTo(page.getByRole('textbox', { name: words.home.seed }));
  await keys.press('Control+a');
  await page.keyboard.type('20');
  await keys.tabTo(home.startSeats);
  await keys.press('Enter');

  const course = await playsToTheEnd(table);
  expect(course.turns).toBeGreaterThan(2);
  expect(course.questions.length).toBeGreaterThan(3);
  await expect(table.endDialog).toBeVisible();
  await keys.tabTo(table.endDialog.getByRole('button', { name: words.end.look }));
  await keys.press('Enter');
  await expect(table.endDialog).toHaveCount(0);
  // No Phase is current any more, and the table can still be read.
  await expect(table.phases.getByRole('listitem').and(page.locator('[aria-current]'))).toHaveCount(0);
  await keys.press('b');
  await keys.press('ArrowUp', 'ArrowDown');
  await keys.press('l');
  await expect(page.getByRole('status', { name: words.facts.label })).toContainText(words.player(1));
});
