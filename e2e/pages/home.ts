import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import { deckNamed } from '../support/rules';
import { beginsWith, type Lang, type Words, wordsOf } from '../support/words';
import { Dialogs } from './dialogs';

export interface Start {
  seed: number;
  /** Seat that goes first; a coin toss without. */
  first?: 1 | 2;
  lp?: number;
  /** Decks of the first and the second seat, by the names of their files; those that are offered first without. */
  decks?: readonly [string, string];
  /** Two seats at one device, with a curtain between them. */
  seats?: true;
}

/** The page before the duel. */
export class Home {
  readonly words: Words;
  readonly resume: Locator;
  readonly linkField: Locator;
  readonly dialogs: Dialogs;

  constructor(
    readonly page: Page,
    readonly lang: Lang,
  ) {
    this.words = wordsOf(lang);
    const { home } = this.words;
    this.dialogs = new Dialogs(page, this.words);
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

  get startSeats(): Locator {
    return this.page.getByRole('button', { name: beginsWith(this.words.home.seats) });
  }

  async starts({ seed, first, lp, decks, seats }: Start): Promise<void> {
    const { home, player } = this.words;
    await this.page.getByRole('textbox', { name: home.seed }).fill(String(seed));
    if (first) {
      const group = this.page.getByRole('group', { name: home.first });
      await group.getByRole('radio', { name: player(first) }).check();
    }
    if (lp) await this.page.getByRole('textbox', { name: home.lp, exact: true }).fill(String(lp));
    for (const [i, deck] of (decks ?? []).entries()) {
      const choice = this.page.getByRole('combobox', { name: home.deckOf(player(i + 1)) });
      await choice.selectOption({ label: deckNamed(deck).name[this.lang] });
    }
    await (seats ? this.startSeats : this.start).click();
  }

  /** Loads the page and waits until a duel can be begun. */
  async isShown(): Promise<void> {
    await this.visit();
    await expect(this.start).toBeVisible();
  }

  opensSettings(): Promise<Locator> {
    const { title } = this.words.settings;
    return this.dialogs.opens(title, this.page.getByRole('button', { name: title, exact: true }));
  }

  opensKeys(): Promise<Locator> {
    const { home, keys } = this.words;
    return this.dialogs.opens(keys.title, this.page.getByRole('button', { name: home.keys }));
  }

  /** Both players are asked in every window with an option. */
  async asksAlways(): Promise<void> {
    const { settings } = this.words;
    const dialog = await this.opensSettings();
    const group = dialog.getByRole('group', { name: settings.prompts, exact: true });
    await group.getByRole('radio', { name: settings.promptModes.always }).check();
    await this.dialogs.closes();
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
