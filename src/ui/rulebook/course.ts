/** A ruling played on the page: the same runner as in the tests, then every state on the way. */
import { cardById, cards } from '@/catalogue';
import {
  advance,
  type BoardSetup,
  type CardDefinition,
  type Duel,
  type Effect,
  type Option,
  type PromptKind,
  type Reason,
  startPosition,
} from '@/engine';
import { type RulingResult, runScenario } from '@/rulings/run';
import type { Line, Scenario } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import type { Texts } from '../app/texts';
import { type Held, makeTable, type Table } from '../duel/table';
import { type Frame, framesOf } from '../steps/frames';
import { toldTo } from '../steps/told';
import { reasonsOf } from './contents';
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
  const reached = reachedIn(part.steps, frames, marks, decisions.length);
  const asides = part.steps.map((line, i) =>
    asideOf(line, { decisions, snapshots }, marks[i] ?? decisions.length, marks[i + 1] ?? decisions.length, {
      effect: (card, effect) => texts.shortEffect(card, effect, lang),
      choice: (card, effect, n) => texts.choiceText(card, effect, n, lang),
      way: (duel, id) => {
        const frame = cardById(duel.cards[id]?.def ?? 0)?.frame;
        return frame === undefined ? null : texts.labelOf('ways', frame, lang);
      },
    }),
  );
  return { board, decisions, snapshots, frames, reached, asides, reasons, why: result.why, checks: result.checks };
}

/** For each line the frame that shows it. @param marks number of decisions made when a line was reached */
function reachedIn(lines: readonly Line[], frames: readonly Frame[], marks: readonly number[], end: number): number[] {
  let last = 0;
  return lines.map((line, i) => {
    const mark = marks[i] ?? end;
    const seen = frames.findLastIndex(({ step }, at) => at === 0 || step < mark);
    if ('expect' in line && (line.expect === 'chainIs' || line.expect === 'chainsWere')) {
      const links = line.expect === 'chainIs' ? line.links : (line.chains.at(-1) ?? []);
      return builtBy(frames, seen, links.length);
    }
    // A step is done with its first frame; a check, and a pass that takes no decision, when all before it has been done.
    const decides = 'do' in line && (marks[i + 1] ?? end) > mark;
    const next = decides ? frames.findIndex(({ step }, at) => at > 0 && step >= mark) : -1;
    last = Math.max(last, next < 0 ? seen : next);
    return last;
  });
}

/** The frame, at or before this one, in which the last Chain had so many links first: it may have resolved since. */
function builtBy(frames: readonly Frame[], seen: number, links: number): number {
  const has = (at: number): boolean => frames[at]?.duel.chain.length === links;
  let at = seen;
  while (at > 0 && !has(at)) at--;
  if (links === 0 || !has(at)) return seen;
  while (at > 0 && has(at - 1)) at--;
  return at;
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
interface ChoiceWords {
  effect(card: CardDefinition, effect: number): string;
  choice(card: CardDefinition, effect: number, choice: number): string | null;
  way(duel: Duel, card: number): string | null;
}

/** Whether a Chain was closed by the decision that led to this snapshot. */
const closes = (snapshots: readonly Duel[], at: number): boolean => {
  const before = snapshots[at - 1];
  const after = snapshots[at];
  if (!before || !after) return false;
  const news = [...after.past.flat(), ...after.log].slice(before.pastCount + before.log.length);
  return news.some(({ type }) => type === 'chainResolved');
};

/** Whether another effect of the card has the same number. */
const sharesNumber = ({ effects }: CardDefinition, effect: number): boolean =>
  effects.some((other, i) => i !== effect && numberOf(other) === numberOf(effects[effect]));
const numberOf = (effect: Effect | undefined): number | undefined => (effect && 'no' in effect ? effect.no : undefined);

/** Where cards go is a question of its own only in the steps that answer it. */
const PLACING: ReadonlyMap<string, PromptKind> = new Map([
  ['picksZone', 'zone'],
  ['picksPosition', 'position'],
]);
const PLACED: ReadonlySet<PromptKind> = new Set(PLACING.values());

/** The question a step answers is the last one its player was asked in it, or the first one where both pass. */
function asideOf(line: Line, { decisions, snapshots }: Played, from: number, to: number, words: ChoiceWords): Aside {
  if (!('do' in line)) return NO_ASIDE;
  const taken = snapshots.slice(from, to).flatMap((duel, i) => {
    const option = duel.prompt?.options[decisions[from + i] ?? -1];
    return duel.prompt && option ? [{ duel, prompt: duel.prompt, option }] : [];
  });
  const seat = 'by' in line ? (line.by === 'turnPlayer' ? 0 : 1) : null;
  const mine = taken.filter(({ prompt }) => seat === null || prompt.seat === seat);
  const placed = PLACING.get(line.do);
  const asked =
    seat === null ? mine[0] : mine.findLast(({ prompt: { kind } }) => (placed ? kind === placed : !PLACED.has(kind)));
  const used = mine.find(({ option }) => option.do === 'activate');
  const effectOnly = used !== undefined && activatesNoCard(used.duel, used.option);
  for (const { duel, prompt, option } of mine) {
    if (option.do === 'materialSummon' && prompt.kind === 'open')
      return { ...NO_ASIDE, way: words.way(duel, option.card) };
    const id = option.do === 'activate' ? option.card : prompt.card;
    const card = cardById(prompt.def ?? duel.cards[id ?? -1]?.def ?? 0);
    if (!card) continue;
    // Several effects of one number are told apart when one of them is activated, others while it is.
    if (option.do === 'activate' && 'option' in line && sharesNumber(card, option.effect))
      return { ...NO_ASIDE, effectOnly, asked: duel, choice: words.effect(card, option.effect) };
    if (option.do === 'choose' && prompt.effect !== undefined)
      return { ...NO_ASIDE, effectOnly, asked: duel, choice: words.choice(card, prompt.effect, option.index) };
  }
  const closed = from > 0 && seat === null && closes(snapshots, from);
  return { ...NO_ASIDE, effectOnly, asked: asked?.duel ?? null, closed };
}

/** What answers the activation of a card does not answer the effect of one that is face-up already. */
function activatesNoCard(duel: Duel, option: Option): boolean {
  if (option.do !== 'activate') return false;
  const effect = cardById(option.def ?? duel.cards[option.card]?.def ?? 0)?.effects[option.effect];
  return effect !== undefined && effect.kind !== 'activation';
}

/**
 * The rules a line gives as reasons. Why a link resolved without effect, and why there was never a chance, is said even
 * where the line does not ask for it: nobody should have to guess.
 */
export function rulesAt({ reasons }: Course, line: Line, at: number): readonly string[] {
  const given = reasons[at]?.map(({ rule }) => rule) ?? [];
  const said = reasonsOf(line);
  const named = said.some((rule) => rule in NEARER)
    ? [...said, ...given.filter((rule) => !said.includes(rule) && said.some((one) => NEARER[one]?.has(rule)))]
    : said;
  if (named.length > 0 || !('expect' in line) || !TELLS_WHY.has(line.expect)) return named;
  const decisive = given.filter((rule) => rule !== 'not-your-priority' && rule !== 'triggers-first');
  return decisive.length > 0 ? decisive : given;
}
/** That nothing is there to be Summoned may be because of what is there: then that is said, too. */
const SUMMONS: ReadonlySet<string> = new Set(['revival-limit', 'cannot-be-special-summoned', 'locked']);
const NEARER: Readonly<Record<string, ReadonlySet<string>>> = { 'no-target': SUMMONS, 'nothing-to-do': SUMMONS };
const TELLS_WHY: ReadonlySet<string> = new Set(['linkWas', 'wasNeverOffered']);

/** A rule that a line names, as the engine gave it: with what fills its sentence. */
export const reasonIn = ({ reasons }: Course, line: number, rule: string): Reason =>
  reasons[line]?.find((reason) => reason.rule === rule) ?? { rule };

/** Decisions taken when a frame is over: play goes on from there. */
export const decisionsAt = ({ frames }: Course, at: number): number => (at === 0 ? 0 : frames[at]!.step + 1);

/** Whether the frame is the state in which the next decision is due; otherwise something is still being carried out in it. */
export const restsAt = (course: Course, at: number): boolean =>
  at === 0 || at === course.frames.length - 1 || decisionsAt(course, at + 1) > decisionsAt(course, at);
