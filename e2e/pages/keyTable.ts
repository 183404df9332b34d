import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import { beginsWith, type Lang } from '../support/words';
import { Keys } from './keys';
import { Table } from './table';

/** A table where nothing is ever clicked: what a button says its key is, or Tab and Enter. */
export class KeyTable extends Table {
  readonly keys: Keys;

  constructor(page: Page, lang: Lang) {
    super(page, lang);
    this.keys = new Keys(page);
  }

  override async press(button: Locator): Promise<void> {
    const key = await shownKey(button);
    if (key) return this.keys.press(key);
    await this.keys.tabTo(button);
    await this.keys.press('Enter');
  }

  /** The button of the curtain has the focus from the start. */
  override async takesDevice(): Promise<boolean> {
    const show = this.page.getByRole('button', { name: beginsWith(this.words.curtain.show) });
    if (!(await show.isVisible())) return false;
    await expect(show).toBeFocused();
    await this.keys.press('Enter');
    return true;
  }
}

/** The key that is printed on a button now: Enter is not while another control would take it. */
async function shownKey(button: Locator): Promise<string | null> {
  const printed = button.locator('kbd').filter({ visible: true });
  const text = (await printed.count()) > 0 ? await printed.first().textContent() : null;
  return text === 'Esc' ? 'Escape' : text;
}
