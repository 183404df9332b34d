import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';

/** More stops than any page has. */
const STOPS = 200;

const [SEEN, NOWHERE] = ['seen', 'nowhere'];

/** A player without mouse and finger. After every key the focus must be somewhere, and be seen there. */
export class Keys {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await expect.poll(() => this.focus(), `the focus after ${key}`).toBe(SEEN);
    }
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toHaveCount(1);
    for (let stops = 0; stops < STOPS; stops++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // After the last stop the focus leaves the page and comes back at the top.
      await expect.poll(() => this.focus(), 'the focus after Tab').toMatch(new RegExp(`^(${SEEN}|${NOWHERE})$`));
    }
    throw new Error(`Tab does not come to ${wanted}`);
  }

  /** The arrows lead here from what has the focus. */
  async walkTo(wanted: Locator, ...arrows: string[]): Promise<void> {
    await this.press(...arrows);
    await expect(wanted).toBeFocused();
  }

  /** Whether it is in the window, with an outline of at least two pixels that is not transparent; else what has it. */
  private focus(): Promise<string> {
    return this.page.evaluate(
      ([seen, nowhere]) => {
        const element = document.activeElement;
        if (!element || element === document.body) return nowhere!;
        // The text beside a hidden radio button carries its outline, the label around a field that of the field.
        const ringed = element.matches('input[type=radio]')
          ? element.nextElementSibling!
          : (element.closest('label:has(> input[type=search])') ?? element);
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
        const { top, left, bottom, right, width, height } = ringed.getBoundingClientRect();
        const outline =
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
        const inWindow = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        if (outline && inWindow) return seen!;
        return `${outline ? 'not in the window' : 'without an outline'}: ${element.outerHTML.slice(0, 200)}`;
      },
      [SEEN, NOWHERE],
    );
  }
}
