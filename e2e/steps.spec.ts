/** Stepping through a Chain that has resolved: by mouse, by keyboard and as it is read out. */
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

/** Mystical Space Typhoon on Mirror Force, answered with Dust Tornado on the Typhoon; both have resolved. */
async function resolvesTwoLinks(table: Table): Promise<void> {
  await table.opens(
    await linkTo({
      first: { hand: ['Kuriboh'], spells: [{ card: 'Mystical Space Typhoon', faceDown: true }] },
      second: {
        hand: ['Jinzo'],
        spells: [
          { card: 'Mirror Force', faceDown: true },
          { card: 'Dust Tornado', faceDown: true },
          { card: 'Sakuretsu Armor', faceDown: true },
        ],
      },
    }),
  );
  await table.activates('Mystical Space Typhoon');
  await table.picks('Mirror Force');
  await table.chains('Dust Tornado');
  const isOver = table.chain.getByRole('heading', { name: table.words.chain.last });
  for (;;) {
    await expect(isOver.or(table.pass).first()).toBeVisible();
    if (await isOver.isVisible()) return;
    await table.passes();
  }
}

test('a Chain is stepped through by mouse, by keyboard and by ear, and the duel stays where it is', async ({
  table,
  page,
}) => {
  await resolvesTwoLinks(table);
  const question = await table.question.textContent();
  const bar = page.getByRole('region', { name: 'Step by step' }).filter({ has: page.getByRole('slider') });
  const slider = page.getByRole('slider', { name: 'Step' });
  const links = table.chain.getByRole('listitem');
  const says = (text: RegExp) => expect(slider).toHaveAttribute('aria-valuetext', text);

  await table.chain.getByRole('button', { name: 'Step through' }).click();
  await expect(slider).toBeFocused();
  await expect(links).toHaveCount(0);
  await expect(table.zone('oS1')).toHaveAccessibleName(/Mirror Force/);

  // By link: the first is activated, then the second, which resolves first.
  await page.keyboard.press('Shift+ArrowRight');
  await says(/Chain Link 1: Player 1 activated Mystical Space Typhoon\./);
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  await bar.getByRole('button', { name: 'One link on' }).click();
  await expect(links.nth(1)).toContainText('Resolving');
  await expect(links.nth(0)).toContainText('Waiting');
  await says(/Chain Link 2 begins to resolve: Dust Tornado\./);
  await expect(table.zone('oS1')).toHaveAccessibleName(/Mirror Force/);

  // By operation: the target is destroyed, so that link 1 has nothing left to come from.
  await bar.getByRole('button', { name: 'One operation on' }).click();
  await expect(bar.getByRole('status')).toContainText('Mystical Space Typhoon was destroyed and sent to the GY.');
  await page.keyboard.press('End');
  await expect(links.nth(1)).toContainText('Resolved');
  const end = (await slider.getAttribute('aria-valuetext')) ?? '';
  await page.keyboard.press('ArrowLeft');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', end);

  await page.keyboard.press('Escape');
  await expect(slider).toHaveCount(0);
  await expect(table.question).toHaveText(question!);
});

test('stepping shows a player only what that player was shown', async ({ table, page, words }) => {
  await resolvesTwoLinks(table);
  const settings = await table.opensFromMenu(words.menu.settings, words.settings.title);
  await settings.getByRole('radio', { name: words.settings.handsAsked }).check();
  await table.dialogs.closes();
  await page.keyboard.press('s');
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeFocused();
  const last = Number(await slider.getAttribute('max'));
  for (let at = 0; at <= last; at++) {
    await expect(slider).toHaveValue(`${at}`);
    const html = await page.content();
    for (const hidden of ['Jinzo', 'Sakuretsu Armor']) expect(html).not.toContain(hidden);
    await page.keyboard.press('ArrowRight');
  }
  await expect(table.chain).toContainText('Resolved');
});
