import { Keys } from './pages/keys';
import type { Table } from './pages/table';
import { expect, test } from './pages/test';
import { linkTo } from './support/position';

const POSITION = {
  first: { hand: ['Celtic Guardian', 'Mirror Force'], deck: ['Sangan', 'Kuriboh'] },
  second: { hand: ['Kuriboh'], monsters: ['Gemini Elf'], deck: ['Sangan', 'Marshmallon'] },
};

const option = (table: Table, name: string) => table.decision.getByRole('button', { name, exact: true });

/** Player 1 has a Celtic Guardian and a Set card, and Player 2 the turn. */
async function turnIsOver(table: Table): Promise<void> {
  await table.controls('M2', 'Celtic Guardian');
  await table.controls('S4', 'Mirror Force');
  await table.asks(2);
}

/** The Guardian has been beaten. */
async function attackIsOver(table: Table): Promise<void> {
  await table.lpIs(1, 7500);
  await table.isEmpty('M2');
}

test('Summon, Set, end of the turn and attack by Tab and Enter', async ({ table, words, page }) => {
  await table.opens(await linkTo(POSITION));
  const keys = new Keys(page);
  const takes = async (name: string) => {
    await keys.tabTo(option(table, name));
    await keys.press('Enter');
  };
  await takes('Celtic Guardian Hand · Normal Summon, Set');
  await takes('Normal Summon');
  await takes('M2');
  await takes('Mirror Force Hand · Set');
  await takes('S4');
  await takes(words.prompt.endTurn);
  await turnIsOver(table);
  await takes('To Battle Phase');
  await takes('Gemini Elf oM1 · Attack');
  await takes(words.prompt.pass);
  await attackIsOver(table);
});

test('the same by digits and Esc, without ever going through the page', async ({ table, words, page }) => {
  await table.opens(await linkTo(POSITION));
  const keys = new Keys(page);
  await keys.tabTo(table.choice('Celtic Guardian'));
  // Celtic Guardian, Normal Summon, M2; Mirror Force, S4.
  await keys.press('1', '1', '2', '1', '4');
  await keys.tabTo(option(table, words.prompt.endTurn));
  await keys.press('Enter');
  await turnIsOver(table);
  await keys.tabTo(option(table, 'To Battle Phase'));
  await keys.press('Enter', '1');
  await expect(option(table, words.prompt.pass)).toBeVisible();
  await keys.press('Escape');
  await attackIsOver(table);
  await keys.press('Control+z');
  await expect(option(table, words.prompt.pass)).toBeVisible();
});

test('the same on the table itself, with arrows', async ({ table, page }) => {
  await table.opens(await linkTo(POSITION));
  const keys = new Keys(page);
  await keys.tabTo(table.inHand(1, 'Celtic Guardian'));
  await keys.press('Enter');
  await expect(table.inspector).toHaveAccessibleName('Celtic Guardian');
  await keys.press('1');
  // A zone that can be chosen is a stop; from the hand the arrows lead up to it.
  await keys.tabTo(table.zone('M2'));
  await keys.press('Enter');
  await table.controls('M2', 'Celtic Guardian');
  await keys.walkTo(table.zone('M3'), 'ArrowRight');
  await keys.walkTo(table.zone('S3'), 'ArrowDown');
  await keys.walkTo(table.inHand(1, 'Mirror Force'), 'ArrowDown');
  await keys.press('Enter', '1');
  await keys.tabTo(table.zone('S4'));
  await keys.press('Enter');
  await table.controls('S4', 'Mirror Force');
  await keys.walkTo(table.zone('oM2'), 'ArrowUp', 'ArrowUp', 'ArrowUp');
});

test('a dialog takes the focus and gives it back', async ({ table, words, page, dialogs }) => {
  await table.opens(await linkTo(POSITION));
  const keys = new Keys(page);
  const menu = page.getByRole('button', { name: words.top.menu, exact: true });
  await keys.tabTo(menu);
  await keys.press('Enter');
  await dialogs.isOpen(words.menu.title);
  await keys.press('Tab', 'Tab', 'Escape');
  await dialogs.areClosed();
  await expect(menu).toBeFocused();
  await keys.press('?');
  await dialogs.isOpen(words.keys.title);
  // Behind a dialog no key does anything.
  await keys.press('1');
  await keys.press('Escape');
  await dialogs.areClosed();
  await expect(table.choice('Celtic Guardian')).toBeVisible();
  await expect(menu).toBeFocused();
});
