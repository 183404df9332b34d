import type { Locator, Page } from '@playwright/test';
import { beginsWith, type Lang, type Words, wordsOf } from '../support/words';

export interface Start {
  seed: number;
  /** Seat that goes first; a coin toss without. */
  first?: 1 | 2;
  lp?: number;
}

/** The page before the duel. */
export class Home {
  readonly words: Words;
  readonly resume: Locator;
  readonly linkField: Locator;

  constructor(
    readonly page: Page,
    lang: Lang,
  ) {
    this.words = wordsOf(lang);
    const { home } = this.words;
    this.linkField = page.getByRole('textbox', { name: home.openLink });
    this.resume = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: home.resume }) })
      .getByRole('button')
      .first();
  }

  /** Loads the page afresh, at home or at an address behind the number sign. */
  async visit(address = './'): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(address);
  }

  get start(): Locator {
    return this.page.getByRole('button', { name: beginsWith(this.words.home.solo) });
  }

  async starts({ seed, first, lp }: Start): Promise<void> {
    const { home, player } = this.words;
    await this.page.getByRole('textbox', { name: home.seed }).fill(String(seed));
    if (first) {
      const group = this.page.getByRole('group', { name: home.first });
      await group.getByRole('radio', { name: player(first) }).check();
    }
    if (lp) await this.page.getByRole('textbox', { name: home.lp, exact: true }).fill(String(lp));
    await this.start.click();
  }

  async opensLink(text: string): Promise<void> {
    await this.linkField.fill(text);
    await this.page.getByRole('button', { name: this.words.home.open, exact: true }).click();
  }

  async switchesLanguage(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.otherLanguage }).click();
  }

  /** What the page says went wrong. */
  get notice(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /\S/ });
  }
}
