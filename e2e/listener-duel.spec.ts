/** A whole duel through the accessibility tree alone: roles, names and live regions, nothing else of the page. */
import { Listener } from './pages/listener';
import { expect, test } from './pages/test';

test.use({ lang: 'ko' });

test('a whole duel is played by what is read out', async ({ home, page, words, lang }) => {
  test.slow();
  await home.visit();
  await home.starts({ seed: 33, first: 2, lp: 3000 });
  const listener = new Listener(page, lang);
  await expect(page.getByRole('grid', { name: words.board.field })).toBeVisible();
  const unnamed = (await listener.everyControl()).filter(({ name }) => name === '');
  expect(unnamed, 'controls without a name').toEqual([]);

  const decisions = await listener.playsToTheEnd();
  expect(decisions).toBeGreaterThan(10);
  expect(listener.turns.size).toBeGreaterThan(2);
  expect(listener.questions.size).toBeGreaterThan(3);
  const end = page.getByRole('dialog', { name: words.end.title });
  await expect(end).toContainText(words.end.afterTurns(listener.turns.size));
  await end.getByRole('button', { name: words.end.look }).click();
  // The log is a live region: its last line says how it ended.
  const players = [words.player(1), words.player(2)];
  await expect(listener.lastLine).toContainText(new RegExp(players.join('|')));
});
