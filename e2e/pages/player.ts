/** Somebody who plays both seats and knows only what the page reads out: Summons, attacks to win, answers some of the links. */
import { escaped, pricePattern, type Words } from '../support/words';
import { attackOf, gainOf } from './strength';
import type { Asked, Choice, Table } from './table';

/** No duel of the preset decks takes so many decisions: more is a loop. */
const MOST = 600;
/** One window in so many is used when it could be, so that there are Chains and the duel still goes on. */
const ANSWERS_ONE_IN = 3;

export interface Course {
  decisions: number;
  /** What was asked, each question once. */
  questions: string[];
  turns: number;
}

/** Plays both seats to the end of the duel. */
export async function playsToTheEnd(table: Table): Promise<Course> {
  const questions = new Set<string>();
  const player = new Player(table);
  for (let decisions = 0; decisions < MOST; decisions++) {
    const question = await player.answersNext();
    if (question === null) return { decisions, questions: [...questions], turns: player.turns };
    questions.add(question);
  }
  throw new Error(`the duel did not end within ${MOST} decisions`);
}

export class Player {
  turns = 0;
  private turn = '';
  private answered = 0;
  /** How often the draft that is made now was cleared. */
  private cleared = 0;
  /** Cards whose effects were used this turn: once each is enough. */
  private readonly used = new Set<string>();
  private readonly words: Words;

  constructor(private readonly table: Table) {
    this.words = table.words;
  }

  /** Answers what is asked now and says what that was; null when the duel is over. */
  async answersNext(): Promise<string | null> {
    const asked = await this.table.asked();
    if (asked === 'over') return null;
    await this.answers(asked);
    this.answered++;
    return asked.question;
  }

  private async answers({ question, choices }: Asked): Promise<void> {
    const { titles, decline, confirm } = this.words.prompt;
    if (question === titles.open) return this.acts(choices);
    if (question === titles.attackTarget) return this.choosesTarget(choices);
    const pass = choices.find(({ name }) => this.isPass(name));
    const missing = [1, 2, 3, 4, 5].map(confirm.missing);
    const isDraft = choices.some(({ name }) => missing.includes(name) || this.isConfirm(name));
    if (pass) {
      const use = choices.find((choice) => choice !== pass);
      return this.press(use && (pass.name === decline || this.answered % ANSWERS_ONE_IN === 0) ? use : pass);
    }
    return isDraft ? this.drafts(choices) : this.press(choices[0]);
  }

  /** The target that brings the most; an attack that only loses the attacker is taken back. */
  private choosesTarget(choices: readonly Choice[]): Promise<void> {
    const back = choices.find(({ name }) => name === this.words.prompt.backOut);
    const best = choices.filter((choice) => choice !== back).toSorted((x, y) => gainOf(y.name) - gainOf(x.name))[0];
    return this.press(back && best && gainOf(best.name) < 0 ? back : best);
  }

  /** The strongest monster that has not been called back from an attack this turn. */
  private async attacker(rows: readonly Choice[]): Promise<[Choice, string] | null> {
    const { attack, attackDirectly } = this.words.actions;
    const able = rows.flatMap((row) => {
      const way = actionsOf(row, this.words).find((action) => action === attackDirectly || action === attack);
      return way && !this.used.has(`${row.name} ${way}`) ? [{ row, way }] : [];
    });
    const { page } = this.table;
    const known =
      able.length < 2
        ? able.map((one) => ({ ...one, atk: 0 }))
        : await Promise.all(able.map(async (one) => ({ ...one, atk: await attackOf(page, one.row.name, this.words) })));
    const [best] = known.toSorted((x, y) => y.atk - x.atk);
    if (!best) return null;
    this.used.add(`${best.row.name} ${best.way}`);
    return [best.row, best.way];
  }

  private async acts(choices: readonly Choice[]): Promise<void> {
    const turn = (await this.table.turn.textContent()) ?? '';
    if (turn !== this.turn) {
      this.turn = turn;
      this.turns++;
      this.used.clear();
    }
    const { actions: a, prompt, phasesShort } = this.words;
    const rows = choices.filter(({ name }) => name.includes(' · '));
    const rowWith = (wanted: (action: string) => boolean): [Choice, string] | null => {
      for (const row of rows) {
        const action = actionsOf(row, this.words).find(wanted);
        if (action && !(isActivation(action, this.words) && this.used.has(row.name))) return [row, action];
      }
      return null;
    };
    const found =
      (await this.attacker(rows)) ??
      rowWith((action) => [a.specialSummon, a.tributeSummon, a.normalSummon, a.flipSummon].includes(action)) ??
      rowWith((action) => isActivation(action, this.words)) ??
      rowWith((action) => action === a.setCard) ??
      rowWith((action) => action === a.toAttack);
    if (!found) {
      const ways = choices.filter((choice) => !rows.includes(choice));
      const battle = ways.find(({ name }) => name.includes(phasesShort.battle));
      const end = ways.find(({ name }) => name === prompt.endTurn);
      return this.press(battle ?? end ?? ways[0]);
    }
    const [row, action] = found;
    if (isActivation(action, this.words)) this.used.add(row.name);
    await this.press(row);
    if (actionsOf(row, this.words).length > 1) {
      const named = new RegExp(`^${escaped(action)}${pricePattern(this.words)}$`);
      await this.table.press(this.table.decision.getByRole('button', { name: named }).first());
    }
  }

  /** Chooses from the top until what is chosen can be confirmed; where that leads nowhere, from the next card on. */
  private async drafts(choices: readonly Choice[]): Promise<void> {
    const { clear, backOut, confirm } = this.words.prompt;
    const controls = [clear, backOut, ...[1, 2, 3, 4, 5].map(confirm.missing)];
    const confirmed = choices.find(({ name, disabled }) => this.isConfirm(name) && !disabled);
    const nothing = confirmed && [confirm.pick(0), confirm.target(0)].includes(confirmed.name);
    const cards = choices.filter(({ name }) => !this.isConfirm(name) && !controls.includes(name));
    const from = this.cleared % Math.max(1, cards.length);
    const order = [...cards.slice(from), ...cards.slice(0, from)];
    const next = order.find(({ pressed, disabled }) => !pressed && !disabled);
    if (confirmed && !(nothing && next)) {
      this.cleared = 0;
      return this.press(confirmed);
    }
    if (next) return this.press(next);
    this.cleared++;
    await this.press(choices.find(({ name }) => name === clear));
  }

  private isPass(name: string): boolean {
    const { pass, passAndResolve, letSummon, decline } = this.words.prompt;
    return [pass, passAndResolve, letSummon, decline].includes(name);
  }

  private isConfirm(name: string): boolean {
    const { pick, target, tribute } = this.words.prompt.confirm;
    return [0, 1, 2, 3, 4, 5, 6].some((n) => [pick(n), target(n), tribute(n)].includes(name));
  }

  private async press(choice: Choice | undefined): Promise<void> {
    if (!choice) throw new Error(`no answer was found: ${await this.table.decision.ariaSnapshot()}`);
    await this.table.press(this.table.decision.getByRole('button', { name: choice.name, exact: true }).first());
  }
}

/** What the row of a card offers: the words after the place. */
function actionsOf({ name }: Choice, { chain }: Words): string[] {
  const [unpaid = ''] = name.split(` ${chain.cost('')}`);
  return unpaid.split(' · ').at(-1)?.split(', ') ?? [];
}

function isActivation(action: string, { actions }: Words): boolean {
  const [before = '', after = ''] = actions.activateNumbered('#').split('#');
  return action === actions.activate || (action.startsWith(before) && action.endsWith(after) && /[①-⑨]/.test(action));
}
