import { expect, test } from './pages/test';
import { linkTo } from './support/position';

/** In one language: nothing here depends on it. */
test.describe('closed hands', () => {
  test.use({ lang: 'en' });

  test('with closed hands nothing on the page knows the cards of the player who is not asked', async ({
    table,
    words,
    page,
  }) => {
    await table.opens(
      await linkTo({
        first: { hand: ['Jinzo'], spells: [{ card: 'Call of the Haunted', faceDown: true }], deck: ['Sangan'] },
        second: {
          hand: ['Kuriboh', 'Lava Golem'],
          monsters: [{ card: 'Marshmallon', faceDown: true }],
          spells: [{ card: 'Mirror Force', faceDown: true }],
          deck: ['Time Wizard'],
        },
      }),
    );
    const hidden = ['Kuriboh', 'Lava Golem', 'Marshmallon', 'Mirror Force'];
    for (const card of hidden) await expect(page.locator('body')).toContainText(table.name(card));

    const settings = await table.opensFromMenu(words.menu.settings, words.settings.title);
    await settings.getByRole('radio', { name: words.settings.handsAsked }).check();
    await table.dialogs.closes();
    await expect(table.zone('oM1')).toHaveAccessibleName(`oM1, ${words.board.setMonster}`);
    await expect(table.zone('oS1')).toHaveAccessibleName(`oS1, ${words.board.setCard}`);
    await expect(table.hand(2).getByRole('listitem')).toHaveCount(2);
    await expect(table.hand(2).getByRole('button')).toHaveCount(0);
    await table.press(table.zone('oM1'));
    await expect(table.inspector).toContainText(words.inspector.hidden);

    // Neither as text nor as a name, a title or an address of a picture.
    const html = `${await page.content()} ${await page.title()}`;
    for (const card of hidden) expect(html).not.toContain(table.name(card));
    expect(html).toContain(table.name('Call of the Haunted'));
  });
});
