import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import type { Words } from '../support/words';

/**
 * The dialogs of a page. What shows one may be fetched first: whoever opens one waits until it is there, and whoever closes
 * one until it is gone. A key or a look that came before would be about the page behind.
 */
export class Dialogs {
  private readonly any: Locator;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
    private readonly touch = false,
  ) {
    this.any = page.getByRole('dialog');
  }

  named(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Presses what opens it. */
  async opens(title: string, opener: Locator): Promise<Locator> {
    await (this.touch ? opener.tap() : opener.click());
    return this.isOpen(title);
  }

  async isOpen(title: string): Promise<Locator> {
    const dialog = this.named(title);
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async closes(): Promise<void> {
    const button = this.any.getByRole('button', { name: this.words.close, exact: true });
    await (this.touch ? button.tap() : button.click());
    await this.areClosed();
  }

  async escapes(): Promise<void> {
    await expect(this.any).toBeVisible();
    await this.page.keyboard.press('Escape');
    await this.areClosed();
  }

  async areClosed(): Promise<void> {
    await expect(this.any).toHaveCount(0);
  }
}
