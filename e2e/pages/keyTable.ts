import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import type { Lang } from '../support/words';
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
    if (!(await this.curtain.isVisible())) return false;
    await expect(this.curtain).toBeFocused();
    await this.keys.press('Enter');
    return true;
  }
}

/** The key that is printed on a button now: Enter is not while another control would take it. */
async function shownKey(button: Locator): Promise<string | null> {
  const text = await button.evaluate(
    (element) =>
      [...element.querySelectorAll('kbd')].find((key) => key.checkVisibility({ visibilityProperty: true }))
        ?.textContent ?? null,
  );
  return text === 'Esc' ? 'Escape' : text;
}
