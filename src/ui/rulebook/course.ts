/** A ruling played on the page: the same runner as in the tests, then every state on the way. */
import { cardById, cards } from '@/catalogue';
import { advance, type BoardSetup, type CardDefinition, type Duel, type Reason, startPosition } from '@/engine';
import { type RulingResult, runScenario } from '@/rulings/run';
import type { Line, Scenario } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import type { Texts } from '../app/texts';
import { type Held, makeTable, type Table } from '../duel/table';
import { type Frame, framesOf } from '../steps/frames';
import { toldTo } from '../steps/told';
import { type Aside, NO_ASIDE } from './say/aside';
import type { Names } from './say/speaker';

export interface Course {
  board: BoardSetup;
  decisions: readonly number[];
  snapshots: readonly Duel[];
  frames: readonly Frame[];
  /** For each line of the case, the frame in which it is done or seen to be true. */
  reached: readonly number[];
  /** For each line, what the run knows of it that it does not say. */
  asides: readonly Aside[];
  /** For each line, what the engine says against the action it asks about. */
  reasons: readonly (readonly Reason[])[];
  /** Null if everything came true. */
  why: string | null;
  checks: number;
}

const NONE: readonly number[] = [];

/** Both hands are open: a ruling hides nothing. */
export function heldFor(names: readonly [string, string]): Held {
  return { viewer: 'both', bottom: 0, reader: 0, names };
}

export function tableOf(duel: Duel, lang: Lang, held: Held): Table {
  return makeTable(duel, { lang, openHands: true, near: 'first' }, NONE, null, 0, held);
}

export function courseOf(scenario: Scenario, at: number, lang: Lang, texts: Texts, held: Held): Course | null {
  const part = scenario.cases[at];
  const result = resultOf(scenario).cases[at];
  if (!part || !result?.played) return null;
  const { board, decisions, marks, reasons } = result.played;
  const snapshots = [startPosition(board, cards)];
  for (const answer of decisions) snapshots.push(advance(snapshots.at(-1)!, cards, answer));
  const told = toldTo(tableOf(snapshots.at(-1)!, lang, held), texts);
  const frames = framesOf({ decisions, snapshots }, { from: 0, to: decisions.length }, cards, told);
  const reached = part.steps.map((line, i) => {
    const mark = marks[i] ?? decisions.length;
    // A step is done with its first frame, a check is seen when everything before it has been done.
    const next = 'do' in line ? frames.findIndex((frame, at) => at > 0 && frame.step >= mark) : -1;
    return next < 0 ? frames.findLastIndex((frame, at) => at === 0 || frame.step < mark) : next;
  });
  const asides = part.steps.map((line, i) =>
    asideOf(
      line,
      { decisions, snapshots },
      marks[i] ?? decisions.length,
      marks[i + 1] ?? decisions.length,
      (card, effect, n) => texts.choiceText(card, effect, n, lang),
    ),
  );
  return { board, decisions, snapshots, frames, reached, asides, reasons, why: result.why, checks: result.checks };
}

const results = new WeakMap<Scenario, RulingResult>();
/** All boards of a ruling, played once. */
function resultOf(scenario: Scenario): RulingResult {
  const known = results.get(scenario) ?? runScenario(scenario, cards);
  results.set(scenario, known);
  return known;
}

/** Where a board of the ruling comes into another turn, its players have names that do not change with it. */
export function namesFor(scenario: Scenario): Names {
  const passes = resultOf(scenario).cases.some(({ played }) => {
    if (!played) return false;
    let duel = startPosition(played.board, cards);
    const { turn } = duel;
    for (const answer of played.decisions) duel = advance(duel, cards, answer);
    return duel.turn > turn;
  });
  return passes ? 'fixed' : 'turn';
}

type Played = Pick<Course, 'decisions' | 'snapshots'>;
type ChoiceText = (card: CardDefinition, effect: number, choice: number) => string | null;

/** The question a step answers is the last one its player was asked in it, or the first one where both pass. */
function asideOf(line: Line, { decisions, snapshots }: Played, from: number, to: number, words: ChoiceText): Aside {
  if (!('do' in line)) return NO_ASIDE;
  const taken = snapshots.slice(from, to).flatMap((duel, i) => {
    const option = duel.prompt?.options[decisions[from + i] ?? -1];
    return duel.prompt && option ? [{ duel, prompt: duel.prompt, option }] : [];
  });
  const seat = 'by' in line ? (line.by === 'turnPlayer' ? 0 : 1) : null;
  const mine = taken.filter(({ prompt }) => seat === null || prompt.seat === seat);
  const asked =
    seat === null ? mine[0] : mine.findLast(({ prompt: { kind } }) => kind !== 'zone' && kind !== 'position');
  for (const { duel, prompt, option } of mine) {
    const def = prompt.def ?? duel.cards[prompt.card ?? -1]?.def;
    const card = def === undefined ? undefined : cardById(def);
    if (option.do === 'choose' && card && prompt.effect !== undefined)
      return { asked: duel, choice: words(card, prompt.effect, option.index) };
  }
  return { asked: asked?.duel ?? null, choice: null };
}

/** A rule that a line names, as the engine gave it: with what fills its sentence. */
export const reasonIn = ({ reasons }: Course, line: number, rule: string): Reason =>
  reasons[line]?.find((reason) => reason.rule === rule) ?? { rule };

/** Decisions taken when a frame is over: play goes on from there. */
export const decisionsAt = ({ frames }: Course, at: number): number => (at === 0 ? 0 : frames[at]!.step + 1);
