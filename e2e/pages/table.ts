import type { Locator, Page } from '@playwright/test';
import { labelOf } from '../../src/catalogue/text/labels';
import type { Place } from '../../src/engine';
import { number } from '../../src/ui/strings/number';
import { expect } from '../support/expect';
import type { Said } from '../support/line';
import { beginsWith, cardName, escaped, type Lang, pricePattern, type Words, wordsOf } from '../support/words';
import { Dialogs } from './dialogs';

/** The seats as people at the table call them. */
export type Player = 1 | 2;
export type Pile = 'deck' | 'gy' | 'banished' | 'extraDeck';

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
  /** The card that is looked at. */
  readonly inspector: Locator;
  readonly notice: Locator;
  readonly endDialog: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly dialogs: Dialogs;

  constructor(
    readonly page: Page,
    readonly lang: Lang,
    /** Presses with a finger instead of a mouse. */
    readonly touch = false,
  ) {
    const words = wordsOf(lang);
    const heading = page.getByRole('status').getByRole('heading', { level: 2 });
    this.words = words;
    this.dialogs = new Dialogs(page, words, touch);
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
    this.undo = page.getByRole('button', { name: words.top.undo, exact: true });
    this.redo = page.getByRole('button', { name: words.top.redo, exact: true });
  }

  name(card: string): string {
    return cardName(card, this.lang);
  }

  /** The same table read in another language. */
  in(lang: Lang): Table {
    return new Table(this.page, lang, this.touch);
  }

  /** Opens an address in a fresh page and waits until its duel is there. */
  async opens(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(address);
    await expect(this.field).toBeVisible();
  }

  async press(button: Locator): Promise<void> {
    await (this.touch ? button.tap() : button.click());
  }

  /** Behind the curtain the next player takes the device; says whether there was one. */
  async takesDevice(): Promise<boolean> {
    // A table that is still being fetched has neither.
    await this.curtain.or(this.decision).or(this.endDialog).first().waitFor();
    if (!(await this.curtain.isVisible())) return false;
    await this.press(this.curtain);
    return true;
  }

  /** What shows the table to the next player. */
  get curtain(): Locator {
    return this.page.getByRole('button', { name: beginsWith(this.words.curtain.show) });
  }

  /** Passes in windows until the turn player may do anything. */
  async passesToOpen(): Promise<void> {
    const { open } = this.words.prompt.titles;
    for (let asked = 0; asked < 8; asked++) {
      await expect(this.question).toBeVisible();
      if ((await this.question.textContent()) === open) return;
      await this.passes();
    }
    await expect(this.question).toHaveText(open);
  }

  // What is seen

  seat(player: Player): Locator {
    return this.page.getByRole('region', { name: this.words.player(player), exact: true });
  }

  hand(player: Player): Locator {
    return this.seat(player).getByRole('list');
  }

  inHand(player: Player, card: string): Locator {
    return this.hand(player)
      .getByRole('button', { name: beginsWith(this.name(card)) })
      .first();
  }

  /** A zone by its short name: M1, oS2. */
  zone(name: string): Locator {
    return this.field.getByRole('button', { name: beginsWith(name) });
  }

  pile(player: Player, pile: Pile): Locator {
    const { board } = this.words;
    const [name = ''] = board.pile(this.words.player(player), board.piles[pile], 0).split(',');
    return this.field.getByRole('button', { name: beginsWith(name) });
  }

  async lpIs(player: Player, lp: number): Promise<void> {
    await expect(this.seat(player).getByText(`${this.words.board.lp} ${number(lp)}`)).toBeVisible();
  }

  async controls(zone: string, card: string): Promise<void> {
    await expect(this.zone(zone)).toHaveAccessibleName(beginsWith(`${zone}, ${this.name(card)}`));
  }

  async isEmpty(zone: string): Promise<void> {
    await expect(this.zone(zone)).toHaveAccessibleName(beginsWith(`${zone}, ${this.words.board.empty}`));
  }

  /** This player has the decision. */
  async asks(player: Player): Promise<void> {
    const text = this.words.prompt.asked(this.words.player(player));
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }

  /** Looks at a card until what is said about it is there. */
  async looksAt(card: Locator): Promise<void> {
    await this.press(card);
    await expect(this.inspector).toBeVisible();
  }

  /** Opens a pile as a list; a sheet where there is no room beside the table. */
  async opensPile(player: Player, pile: Pile): Promise<Locator> {
    const { pileTitle, player: named, places } = this.words;
    await this.press(this.pile(player, pile));
    const name = pileTitle(named(player), places[pile]);
    // In a sheet there are both: the sheet, and the list in it.
    const list = this.page.getByRole('region', { name }).or(this.dialogs.named(name)).first();
    await expect(list).toBeVisible();
    return list;
  }

  /** The page tells of the duel what it told before. */
  async tells(told: string): Promise<void> {
    await expect.poll(() => this.told()).toBe(told);
  }

  /** Everything of the duel the page tells: turn, both seats, the field, the Chain, the decision and the log. */
  async told(): Promise<string> {
    await expect(this.field).toBeVisible();
    // The texts come in a chunk of their own.
    await expect(this.page.getByText(this.words.log.loading, { exact: true })).toHaveCount(0);
    const sometimes = [this.chain, this.decision, this.log];
    const there = await Promise.all(sometimes.map(async (part) => ((await part.count()) > 0 ? [part] : [])));
    const parts = [this.turn, this.seat(2), this.field, this.seat(1), ...there.flat()];
    const text = (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n');
    // What a player wants to be asked about is no part of the duel.
    return text.replace(/^\s*- (combobox|option) .*\n/gm, '');
  }

  // The decision

  /** What is asked and every answer to it, read from the accessible page; or that the duel is over. */
  async asked(): Promise<Asked | 'over'> {
    // One look for all: it waits until one of them is there.
    const text = await this.curtain.or(this.decision).or(this.endDialog).first().ariaSnapshot();
    if (text.startsWith('- dialog')) return 'over';
    if (text.startsWith('- button')) {
      await this.takesDevice();
      return this.asked();
    }
    const [question = ''] = namesIn(text, 'heading').map(({ name }) => name);
    return { question, choices: namesIn(text, 'button') };
  }

  /** The first answer that begins with these words. */
  choice(name: string): Locator {
    return this.decision.getByRole('button', { name: beginsWith(name) }).first();
  }

  async takes(name: string): Promise<void> {
    await this.press(this.choice(name));
  }

  /** The row of a card; `from` tells copies apart by where they are. */
  private row(card: string, from = ''): Locator {
    const place = from in this.words.places ? labelOf('places', from as Place, this.lang) : from;
    const name = new RegExp(`^${escaped(this.name(card))}( [①-⑨])?${place && ` ${place}`}(?=$|[\\s,:])`, 'i');
    return this.decision.getByRole('button', { name }).first();
  }

  /** Does one of these things with a card: chooses the card and, if it can do several things, which. */
  async does(card: string, actions: string[], from?: string): Promise<void> {
    const { allActions } = this.words.prompt;
    const back = this.decision.getByRole('button', { name: allActions });
    if ((await back.count()) > 0) await this.press(back);
    const row = this.row(card, from);
    // What is paid stands after the action, and may be several things itself.
    const [actionsText = ''] = ((await row.textContent()) ?? '').split(this.words.chain.cost(''));
    const several = actionsText.split('·').at(-1)?.includes(',');
    await this.press(row);
    if (!several) return;
    const named = new RegExp(`^(${actions.join('|')})${pricePattern(this.words)}$`);
    await this.press(this.decision.getByRole('button', { name: named }).first());
  }

  async summons(card: string, zone = 'M3'): Promise<void> {
    await this.does(card, [this.words.actions.normalSummon]);
    await this.choosesZone(zone);
  }

  /** Sets a Spell or Trap. */
  async sets(card: string, zone = 'S3'): Promise<void> {
    await this.does(card, [this.words.actions.setCard]);
    await this.choosesZone(zone);
  }

  /** Activates a card or effect in the open game state. */
  async activates(card: string, zone?: string): Promise<void> {
    const { activate, activateNumbered } = this.words.actions;
    await this.does(card, [activate, activateNumbered('.')]);
    if (zone) await this.choosesZone(zone);
  }

  /** Answers the last link, or uses a trigger. */
  async chains(card: string, { from, zone }: { from?: string; zone?: string } = {}): Promise<void> {
    await this.press(this.row(card, from));
    if (zone) await this.choosesZone(zone);
  }

  /** Takes a decision that was found by the rules. */
  async says(said: Said): Promise<void> {
    const { actions } = this.words;
    switch (said.do) {
      case 'act':
        return this.does(
          said.card,
          said.action === 'activate'
            ? [actions.activate, actions.activateNumbered('.')]
            : [said.action === 'normalSummon' ? actions.tributeSummon : '', actions[said.action]].filter(Boolean),
          said.place,
        );
      case 'chain':
        return this.chains(said.card, { from: said.place });
      case 'zone':
        return this.choosesZone(said.zone);
      case 'pick':
        return this.picks(said.card);
      case 'pass':
        return this.passes();
      case 'endTurn':
        return this.endsTurn();
    }
  }

  /** Attacks; without a target, directly or the only monster there is. */
  async attacks(card: string, target?: string): Promise<void> {
    await this.does(card, [this.words.actions.attack, this.words.actions.attackDirectly]);
    if (target) await this.takes(this.name(target));
  }

  async choosesZone(zone: string): Promise<void> {
    await expect(this.question).toHaveText(this.words.prompt.titles.zone);
    await this.takes(zone);
  }

  /** Drafts these cards and confirms. */
  async picks(...cards: string[]): Promise<void> {
    for (const card of cards) {
      const row = this.decision.getByRole('button', { name: beginsWith(this.name(card)), pressed: false });
      await this.press(row.first());
    }
    await this.press(this.confirm);
  }

  get confirm(): Locator {
    const { pick, target, tribute } = this.words.prompt.confirm;
    const names = [pick(0), ...[1, 2, 3].flatMap((n) => [pick(n), target(n), tribute(n)])];
    return this.decision.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  }

  /** What says no to a window. */
  get pass(): Locator {
    const { pass, passAndResolve, letSummon, decline, toBattleStep, nextPhase, goOn } = this.words.prompt;
    const names = [pass, passAndResolve, letSummon, decline, toBattleStep, nextPhase, goOn];
    return this.decision.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  }

  async passes(): Promise<void> {
    await this.press(this.pass);
  }

  /** By the bar of the Phases. */
  async movesTo(phase: 'battle' | 'main2' | 'end'): Promise<void> {
    await this.press(this.phases.getByRole('button').filter({ hasText: this.words.phasesShort[phase] }));
  }

  async endsTurn(): Promise<void> {
    await this.takes(this.words.prompt.endTurn);
  }

  // Around the table

  async switchesLanguage(): Promise<void> {
    await this.press(this.page.getByRole('banner').getByRole('button', { name: this.words.otherLanguage }));
  }

  /** Copies the link and reads it from the clipboard. */
  async copiesLink(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const read = () => this.page.evaluate(() => navigator.clipboard.readText());
    // A link that was copied before is not taken for this one.
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    // It is said for a moment only.
    const isSaid = this.page
      .getByRole('status')
      .filter({ hasText: this.words.top.copied })
      .waitFor({ state: 'attached' });
    const button = this.page.getByRole('banner').getByRole('button', { name: this.words.top.copyLink });
    await Promise.all([isSaid, this.press(button)]);
    await expect.poll(read).not.toBe('');
    return read();
  }

  async opensMenu(): Promise<Locator> {
    const menu = this.page.getByRole('button', { name: this.words.top.menu, exact: true });
    return this.dialogs.opens(this.words.menu.title, menu);
  }

  async choosesInMenu(item: string): Promise<void> {
    const menu = await this.opensMenu();
    await this.press(menu.getByRole('button', { name: item, exact: true }));
  }

  /** Opens a dialog by an item of the menu. */
  async opensFromMenu(item: string, title = item): Promise<Locator> {
    await this.choosesInMenu(item);
    return this.dialogs.isOpen(title);
  }

  /** Ends the duel from the menu: the item, then "yes". */
  async ends(item: string): Promise<void> {
    await this.choosesInMenu(item);
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: this.words.menu.confirm }));
  }
}

/** Names of one role in an accessibility snapshot, in order. Lines with a colon in the name stand in single quotes. */
function namesIn(snapshot: string, role: string): Choice[] {
  const lines = snapshot.matchAll(new RegExp(`^\\s*- ('?)${role} "((?:[^"\\\\]|\\\\.)*)"(.*)$`, 'gm'));
  return [...lines].map(([, quoted, name = '', state = '']) => ({
    name: (quoted ? name.replaceAll("''", "'") : name).replace(/\\(.)/g, '$1'),
    pressed: state.includes('[pressed]'),
    disabled: state.includes('[disabled]'),
  }));
}
