import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';

/** More stops than any page has. */
const STOPS = 200;

/** A player without mouse and finger. After every key the focus must be somewhere, and be seen there. */
export class Keys {
  private readonly focus: Locator;

  constructor(private readonly page: Page) {
    this.focus = page.locator(':focus');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await expect(this.focus, `there is a focus after ${key}`).toBeAttached();
      await this.isSeen();
    }
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    for (let stops = 0; stops < STOPS; stops++) {
      if ((await wanted.count()) === 1 && (await wanted.evaluate((element) => element === document.activeElement)))
        return;
      // After the last stop the focus leaves the page and comes back at the top.
      await this.page.keyboard.press('Tab');
      if ((await this.focus.count()) > 0) await this.isSeen();
    }
    throw new Error(`Tab does not come to ${wanted}`);
  }

  /** The arrows lead here from what has the focus. */
  async walkTo(wanted: Locator, ...arrows: string[]): Promise<void> {
    await this.press(...arrows);
    await expect(wanted).toBeFocused();
  }

  /** In the window, with an outline of at least two pixels that is not transparent. */
  private async isSeen(): Promise<void> {
    const look = await this.focus.evaluate((element) => {
      // The text beside a hidden radio button carries its outline, the label around a field that of the field.
      const ringed = element.matches('input[type=radio]')
        ? element.nextElementSibling!
        : (element.closest('label:has(> input[type=search])') ?? element);
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
      const { top, left, bottom, right, width, height } = ringed.getBoundingClientRect();
      return {
        outline:
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor),
        inWindow: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      };
    });
    expect(look, `the focus on ${await this.focus.ariaSnapshot()}`).toEqual({ outline: true, inWindow: true });
  }
}
