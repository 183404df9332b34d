import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import { beginsWith, cardName, type Lang, type Words, wordsOf } from '../support/words';

/** The seats as people at the table call them. */
export type Player = 1 | 2;

/** A button of the decision that is due, as it is read out. */
export interface Choice {
  name: string;
  /** Chosen in a draft. */
  pressed: boolean;
  disabled: boolean;
}

export interface Asked {
  question: string;
  choices: Choice[];
}

/** Names of one role in an accessibility snapshot, in order. Names with a colon stand in single quotes. */
function namesIn(snapshot: string, role: string): Choice[] {
  const lines = snapshot.matchAll(new RegExp(`^\\s*- '?${role} "((?:[^"\\\\]|\\\\.)*)"(.*)$`, 'gm'));
  return [...lines].map(([line, name = '', state = '']) => ({
    name: name.replace(/\\(.)/g, '$1').replaceAll("''", line.includes(`- '${role}`) ? "'" : "''"),
    pressed: state.includes('[pressed]'),
    disabled: state.includes('[disabled]'),
  }));
}

/** The table during a duel, in the verbs of the rules. Cards go by their English names in both languages. */
export class Table {
  readonly words: Words;
  /** The decision that is due. */
  readonly decision: Locator;
  readonly question: Locator;
  readonly field: Locator;
  readonly chain: Locator;
  readonly log: Locator;
  /** Which turn it is and whose. */
  readonly turn: Locator;
  readonly phases: Locator;
  readonly inspector: Locator;
  readonly notice: Locator;
  readonly endDialog: Locator;

  constructor(
    readonly page: Page,
    readonly lang: Lang,
    /** Presses with a finger instead of a mouse. */
    readonly touch = false,
  ) {
    const words = wordsOf(lang);
    this.words = words;
    const heading = page.getByRole('status').getByRole('heading', { level: 2 });
    this.decision = page.getByRole('region').filter({ has: heading });
    this.question = this.decision.getByRole('heading', { level: 2 });
    this.field = page.getByRole('grid', { name: words.board.field });
    this.chain = page.getByRole('region', { name: words.chain.title, exact: true });
    this.log = page.getByRole('log', { name: words.log.title });
    this.turn = page.getByRole('banner').getByRole('paragraph');
    this.phases = page.getByRole('list', { name: words.top.phases });
    this.inspector = page.getByRole('article');
    this.notice = page.getByRole('alert').filter({ hasText: /\S/ });
    this.endDialog = page.getByRole('dialog', { name: words.end.title });
  }

  name(card: string): string {
    return cardName(card, this.lang);
  }

  /** The same table read in the other language. */
  in(lang: Lang): Table {
    return new Table(this.page, lang, this.touch);
  }

  /** Opens an address as if it had been pasted into the browser, and waits until the duel is there. */
  async opens(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(address);
    await expect(this.field).toBeVisible();
  }

  // What is seen

  seat(player: Player): Locator {
    return this.page.getByRole('region', { name: this.words.player(player), exact: true });
  }

  hand(player: Player): Locator {
    const name = beginsWith(this.words.board.handOf(this.words.player(player), 0).split(',')[0] ?? '');
    return this.seat(player).getByRole('list', { name });
  }

  inHand(card: string): Locator {
    return this.page
      .getByRole('list', { name: /,/ })
      .getByRole('button', { name: beginsWith(this.name(card)) })
      .first();
  }

  /** A zone by its short name: M1, oS2. */
  zone(name: string): Locator {
    return this.field.getByRole('button', { name: beginsWith(name) });
  }

  pile(player: Player, pile: 'deck' | 'gy' | 'banished' | 'extraDeck'): Locator {
    return this.field.getByRole('button', { name: beginsWith(this.pileName(player, pile)) });
  }

  pileName(player: Player, pile: 'deck' | 'gy' | 'banished' | 'extraDeck'): string {
    const { board } = this.words;
    return board.pile(this.words.player(player), board.piles[pile], 0).split(',')[0] ?? '';
  }

  async lpIs(player: Player, lp: number): Promise<void> {
    await expect(this.seat(player).getByText(`${this.words.board.lp} ${lp.toLocaleString('en')}`)).toBeVisible();
  }

  async controls(zone: string, card: string): Promise<void> {
    await expect(this.zone(zone)).toHaveAccessibleName(new RegExp(`^${zone}, ${this.name(card)}(,|$)`));
  }

  async isEmpty(zone: string): Promise<void> {
    await expect(this.zone(zone)).toHaveAccessibleName(new RegExp(`^${zone}, ${this.words.board.empty}`));
  }

  async asks(player: Player): Promise<void> {
    await expect(
      this.page.getByText(this.words.prompt.asked(this.words.player(player)), { exact: true }),
    ).toBeVisible();
  }

  /** Everything of the duel the page tells: turn, both seats, the field, the Chain, the decision and the log. */
  async told(): Promise<string> {
    // A line of the log or a card may still be on its way from a chunk that is loading.
    await expect(this.page.getByText(this.words.log.loading, { exact: true })).toHaveCount(0);
    const parts = [
      this.turn,
      this.phases,
      this.seat(2),
      this.field,
      this.seat(1),
      ...((await this.chain.count()) > 0 ? [this.chain] : []),
      ...((await this.decision.count()) > 0 ? [this.decision] : []),
      ...((await this.log.count()) > 0 ? [this.log] : []),
    ];
    return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n');
  }

  /** Presses a button the way this player does. */
  async press(button: Locator): Promise<void> {
    await (this.touch ? button.tap() : button.click());
  }

  // The decision

  /** What is asked and every answer to it, read from the accessible page; or that the duel is over. */
  async asked(): Promise<Asked | 'over'> {
    const text = await this.decision.or(this.endDialog).first().ariaSnapshot();
    if (text.startsWith('- dialog')) return 'over';
    const [question = ''] = namesIn(text, 'heading').map(({ name }) => name);
    return { question, choices: namesIn(text, 'button') };
  }

  choice(name: string): Locator {
    return this.decision.getByRole('button', { name: beginsWith(name) }).first();
  }

  /** Takes an option of the list by how it begins. */
  async takes(name: string): Promise<void> {
    await this.press(this.choice(name));
  }

  /** Does this with a card: chooses the card if it can do several things, then what it does. */
  private async does(card: string, ...actions: string[]): Promise<void> {
    const row = this.choice(this.name(card));
    const several = (await row.textContent())?.split('·').at(-1)?.includes(',');
    await this.press(row);
    if (several) {
      const named = new RegExp(`^(${actions.join('|')})$`);
      await this.decision.getByRole('button', { name: named }).first().click();
    }
  }

  async summons(card: string, zone = 'M3'): Promise<void> {
    await this.does(card, this.words.actions.normalSummon);
    await this.choosesZone(zone);
  }

  async setsMonster(card: string, zone = 'M3'): Promise<void> {
    await this.does(card, this.words.actions.setMonster);
    await this.choosesZone(zone);
  }

  /** Sets a Spell or Trap. */
  async sets(card: string, zone = 'S3'): Promise<void> {
    await this.does(card, this.words.actions.setCard);
    await this.choosesZone(zone);
  }

  /** Activates a card or effect in the open game state. */
  async activates(card: string, zone?: string): Promise<void> {
    const { activate, activateNumbered } = this.words.actions;
    await this.does(card, activate, activateNumbered('.'));
    if (zone) await this.choosesZone(zone);
  }

  /** Answers the last link, or uses a trigger. `from` tells copies of a card apart by where they are. */
  async chains(card: string, { from, zone }: { from?: string; zone?: string } = {}): Promise<void> {
    await this.takes(from ? `${this.name(card)} ${from}` : this.name(card));
    if (zone) await this.choosesZone(zone);
  }

  /** Attacks; without a target, directly. */
  async attacks(card: string, target?: string): Promise<void> {
    await this.does(card, this.words.actions.attack, this.words.actions.attackDirectly);
    if (target) await this.takes(this.name(target));
  }

  async choosesZone(zone: string): Promise<void> {
    await expect(this.question).toHaveText(this.words.prompt.titles.zone);
    await this.decision.getByRole('button', { name: zone, exact: true }).click();
  }

  /** Drafts these cards and confirms. */
  async picks(...cards: string[]): Promise<void> {
    for (const card of cards)
      await this.decision
        .getByRole('button', { name: beginsWith(this.name(card)), pressed: false })
        .first()
        .click();
    await this.press(this.confirm);
  }

  get confirm(): Locator {
    const { pick, target, tribute } = this.words.prompt.confirm;
    const names = [pick(0), ...[1, 2, 3].flatMap((n) => [pick(n), target(n), tribute(n)])];
    return this.decision.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
  }

  async passes(): Promise<void> {
    const { pass, passAndResolve, letSummon, decline } = this.words.prompt;
    await this.decision
      .getByRole('button', { name: new RegExp(`^(${[pass, passAndResolve, letSummon, decline].join('|')})`) })
      .click();
  }

  async movesTo(phase: 'battle' | 'main2' | 'end'): Promise<void> {
    const short = this.words.phasesShort[phase];
    await this.phases.getByRole('button').filter({ hasText: short }).click();
  }

  async endsTurn(): Promise<void> {
    await this.takes(this.words.prompt.endTurn);
  }

  // The page around it

  get undo(): Locator {
    return this.page.getByRole('button', { name: this.words.top.undo, exact: true });
  }

  get redo(): Locator {
    return this.page.getByRole('button', { name: this.words.top.redo, exact: true });
  }

  async switchesLanguage(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: this.words.otherLanguage }).click();
  }

  /** Copies the link and reads it from the clipboard. */
  async copiesLink(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.getByRole('banner').getByRole('button', { name: this.words.top.copyLink }).click();
    await expect(this.page.getByRole('status').filter({ hasText: this.words.top.copied })).toBeAttached();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async opensMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.words.top.menu, exact: true }).click();
    return this.page.getByRole('dialog', { name: this.words.menu.title });
  }

  async choosesInMenu(item: string): Promise<void> {
    const menu = await this.opensMenu();
    await menu.getByRole('button', { name: item, exact: true }).click();
  }

  /** Reads a card that lies on the table or is held. */
  async reads(card: Locator): Promise<void> {
    await card.click();
  }
}
