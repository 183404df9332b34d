/**
 * Somebody who plays by ear: knows the page only as its accessibility tree, by role and name, and plays to win by what is
 * read out there.
 */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import { type Lang, type Words, wordsOf } from '../support/words';
import { attackOf, gainOf } from './strength';

const MOST = 400;

interface Control {
  role: string;
  name: string;
  state: string;
}

export class Listener {
  readonly words: Words;
  turns = new Set<string>();
  questions = new Set<string>();
  private readonly side: Locator;
  private readonly used = new Set<string>();

  constructor(
    readonly page: Page,
    lang: Lang,
  ) {
    this.words = wordsOf(lang);
    this.side = page.getByRole('complementary', { name: this.words.prompt.label });
  }

  /** Plays both seats to the end; gives the number of decisions. */
  async playsToTheEnd(): Promise<number> {
    for (let decisions = 0; decisions < MOST; decisions++) {
      const end = this.page.getByRole('dialog', { name: this.words.end.title });
      const heading = this.page.getByRole('status').getByRole('heading', { level: 2 });
      await expect(end.or(heading).first()).toBeVisible();
      if (await end.isVisible()) return decisions;
      await this.answers((await heading.textContent()) ?? '');
    }
    throw new Error(`the duel did not end within ${MOST} decisions`);
  }

  private async answers(question: string): Promise<void> {
    this.questions.add(question);
    const region = this.page.getByRole('region', { name: question, exact: true });
    const heard = controlsIn(await region.ariaSnapshot());
    const buttons = heard.filter(({ role }) => role === 'button');
    // Everything has a name, and no two answers are called the same.
    expect(heard.filter(({ name }) => name === '')).toEqual([]);
    const names = buttons.map(({ name }) => name);
    expect(new Set(names).size, `answers that sound the same: ${names.join(' / ')}`).toBe(names.length);
    const chosen = await this.chooses(question, buttons);
    await region.getByRole('button', { name: chosen, exact: true }).click();
  }

  private async chooses(question: string, buttons: readonly Control[]): Promise<string> {
    const { titles, pass, passAndResolve, letSummon, decline, clear, backOut, confirm } = this.words.prompt;
    const names = buttons.map(({ name }) => name);
    if (question === titles.open) return this.acts(names);
    if (question === titles.attackTarget) return this.attacks(names);
    const way = names.find((name) => [pass, passAndResolve, letSummon, decline].includes(name));
    // What does not answer an opponent is kept for when it does.
    if (way) return this.isWorth(names[0]!) ? names[0]! : way;
    const confirms = [1, 2, 3, 4, 5, 6].flatMap((n) => [confirm.pick(n), confirm.target(n), confirm.tribute(n)]);
    const ready = buttons.find(({ name, state }) => confirms.includes(name) && !state.includes('disabled'));
    if (ready) return ready.name;
    const others = [clear, backOut, ...[1, 2, 3, 4, 5].map(confirm.missing)];
    const next = buttons.find(
      ({ name, state }) => !others.includes(name) && !confirms.includes(name) && !/pressed|disabled/.test(state),
    );
    const none = names.find((name) => [confirm.pick(0), confirm.target(0)].includes(name));
    const answer = next?.name ?? none;
    if (!answer) throw new Error(`nothing to answer "${question}" with: ${names.join(' / ')}`);
    return answer;
  }

  /** Answers once with each card: its row says its name first. */
  private isWorth(name: string): boolean {
    if (this.used.has(name)) return false;
    this.used.add(name);
    return true;
  }

  private async acts(names: readonly string[]): Promise<string> {
    const turn = (await this.page.getByRole('banner').getByRole('paragraph').textContent()) ?? '';
    this.turns.add(turn);
    const { actions: a, prompt, phasesShort } = this.words;
    const rows = names.filter((name) => name.includes(' · '));
    const strongest = async (action: string): Promise<string | undefined> => {
      const able = rows.filter((name) => actsOf(name, this.words).includes(action));
      const heard = await Promise.all(
        able.map(async (name) => ({ name, atk: await attackOf(this.page, name, this.words) })),
      );
      return heard.toSorted((x, y) => y.atk - x.atk)[0]?.name;
    };
    for (const action of [a.attackDirectly, a.attack, a.specialSummon, a.tributeSummon, a.normalSummon, a.setCard]) {
      const row = await strongest(action);
      const once = `${turn} ${row} ${action}`;
      if (!row || this.used.has(once)) continue;
      this.used.add(once);
      return this.takes(row, action);
    }
    const battle = names.find((name) => !rows.includes(name) && name.includes(phasesShort.battle));
    const end = names.find((name) => name === prompt.endTurn);
    return battle ?? end ?? names.find((name) => !rows.includes(name)) ?? names[0]!;
  }

  /** Where the row offers several things the card is chosen first, then what to do with it. */
  private async takes(row: string, action: string): Promise<string> {
    if (actsOf(row, this.words).length === 1) return row;
    const region = this.page.getByRole('region', { name: this.words.prompt.titles.open, exact: true });
    await region.getByRole('button', { name: row, exact: true }).click();
    await expect(region.getByRole('button', { name: this.words.prompt.allActions })).toBeVisible();
    return action;
  }

  /** The target whose forecast costs the other player the most, or none at all. */
  private attacks(names: readonly string[]): string {
    const { backOut } = this.words.prompt;
    const ways = names.filter((name) => name !== backOut);
    const best = ways.toSorted((x, y) => gainOf(y) - gainOf(x))[0]!;
    return gainOf(best) < 0 && names.includes(backOut) ? backOut : best;
  }

  /** The last line of the log. */
  get lastLine(): Locator {
    return this.page.getByRole('log', { name: this.words.log.title }).getByRole('listitem').last();
  }

  /** Every control the page has, as it is read out. */
  async everyControl(): Promise<Control[]> {
    const parts = [this.page.getByRole('banner'), this.page.getByRole('main'), this.side];
    return controlsIn((await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n'));
  }
}

const actsOf = (name: string, { chain }: Words): string[] => {
  const [unpaid = ''] = name.split(` ${chain.cost('')}`);
  return unpaid.split(' · ').at(-1)?.split(', ') ?? [];
};

/** Controls of an accessibility snapshot, also those without a name. Lines with a colon stand in single quotes. */
function controlsIn(snapshot: string): Control[] {
  const roles = 'button|link|combobox|checkbox|radio|textbox|switch';
  const lines = snapshot.matchAll(new RegExp(`^\\s*- ('?)(${roles})(?: "((?:[^"\\\\]|\\\\.)*)")?(.*)$`, 'gm'));
  return [...lines].map(([, quoted, role = '', name = '', state = '']) => ({
    role,
    name: (quoted ? name.replaceAll("''", "'") : name).replace(/\\(.)/g, '$1'),
    state,
  }));
}
