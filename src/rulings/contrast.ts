/**
 * Boards that differ in one detail and come out differently. A case names another as its contrast; what is checked is that
 * one card, number or action is all that differs, and that the lines of either fail where only that detail is changed.
 */
import type { Cards } from '../engine';
import { runScenario } from './run';
import { parseRef } from './run/names';
import type { BoardCard, Given, Line, Scenario, ScenarioCase, Step } from './schema';

/** A board taken apart: one line for each card. */
type Atom = Given;

/** The one thing that differs: on the board, or in what is done. Null on the side that has nothing in its place. */
export type Detail =
  | { in: 'board'; here: Atom | null; there: Atom | null }
  | { in: 'steps'; here: Step | null; there: Step | null; at: number };

/** What a case stands against: another case of its ruling, or one of another ruling. */
export interface Opposite {
  scenario: Scenario;
  at: number;
}

export type Find = (id: string) => Scenario | undefined;

/** `2` is a case of the same ruling, `other-ruling` or `other-ruling 2` one of another; cases count from 1. */
export function oppositeOf(scenario: Scenario, part: ScenarioCase, find: Find): Opposite | null {
  const { contrast } = part;
  if (contrast === undefined) return null;
  if (typeof contrast === 'number') return { scenario, at: contrast - 1 };
  const [id = '', n = '1'] = contrast.split(' ');
  const other = find(id);
  return other ? { scenario: other, at: Number(n) - 1 } : null;
}

/** The one detail in which two cases differ, or null if it is none or more than one. */
export function detailBetween(here: ScenarioCase, there: ScenarioCase): Detail | null {
  const [mine, others] = apart(here.board.flatMap(atoms), there.board.flatMap(atoms));
  if (mine.length > 1 || others.length > 1) return null;
  const [a = null, b = null] = [mine[0], others[0]];
  if (a || b) return !a || !b || comparable(a, b) ? { in: 'board', here: a, there: b } : null;
  return stepBetween(here.steps.filter(isStep), there.steps.filter(isStep));
}

/** Why a contrast is none, or null. */
function contrastRefuted(scenario: Scenario, part: ScenarioCase, find: Find, cards: Cards): string | null {
  const opposite = oppositeOf(scenario, part, find);
  const other = opposite?.scenario.cases[opposite.at];
  if (!opposite || !other) return `there is no case ${part.contrast} to stand against it`;
  const detail = detailBetween(part, other);
  if (!detail) return `it differs from ${part.contrast} in nothing or in more than one detail`;
  const same = [
    comesOutAlike(scenario, part, other, detail, cards) && 'this',
    comesOutAlike(opposite.scenario, other, part, turned(detail), cards) && 'the other',
  ].filter((side) => side !== false);
  return same.length > 0 ? `what ${same.join(' and ')} says is also true with the detail changed` : null;
}

/** All refuted contrasts of a ruling, in one sentence, or null. */
export function contrastsRefuted(scenario: Scenario, find: Find, cards: Cards): string | null {
  const wrong = scenario.cases.flatMap((part, i) => {
    const why = part.contrast === undefined ? null : contrastRefuted(scenario, part, find, cards);
    return why === null ? [] : [`${part.name?.en ?? `case ${i + 1}`}: no contrast: ${why}`];
  });
  return wrong.length > 0 ? wrong.join('; ') : null;
}

/** Whether the lines of a case also come true when its one detail is what the other case has. */
function comesOutAlike(scenario: Scenario, part: ScenarioCase, other: ScenarioCase, detail: Detail, cards: Cards) {
  const changed: ScenarioCase =
    detail.in === 'board'
      ? { board: other.board, steps: renamed(part.steps, detail) }
      : { board: part.board, steps: withStep(part.steps, detail) };
  return runScenario({ ...scenario, cases: [changed] }, cards).passed;
}

const isStep = (line: Line): line is Step => 'do' in line;
const turned = (d: Detail): Detail => ({ ...d, here: d.there, there: d.here }) as Detail;

const atoms = (line: Given): Atom[] =>
  'cards' in line
    ? line.cards.map((card) => ({ ...line, cards: [typeof card === 'string' ? { card } : card] }))
    : [line];

/** What only one of two lists has, each as often as it is left over. */
function apart<T>(here: readonly T[], there: readonly T[]): [T[], T[]] {
  const left = there.map((one) => ({ one, key: JSON.stringify(one) }));
  const mine = here.filter((one) => {
    const at = left.findIndex(({ key }) => key === JSON.stringify(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [mine, left.map(({ one }) => one)];
}

const cardIn = (atom: Atom): Exclude<BoardCard, string> | null => {
  const card = 'cards' in atom ? atom.cards[0] : undefined;
  return typeof card === 'object' ? card : null;
};
const seatIn = (atom: Atom): string | null => ('seat' in atom ? atom.seat : null);

/** One thing in two forms: another card or number in its place, or the same card elsewhere or otherwise. */
function comparable(a: Atom, b: Atom): boolean {
  if (a.given === b.given && seatIn(a) === seatIn(b)) return true;
  const [one, other] = [cardIn(a), cardIn(b)];
  return one !== null && other !== null && parseRef(one.card).name === parseRef(other.card).name;
}

function stepBetween(here: readonly Step[], there: readonly Step[]): Detail | null {
  const alike = (a: Step | undefined, b: Step | undefined) => JSON.stringify(a) === JSON.stringify(b);
  const shorter = Math.min(here.length, there.length);
  let from = 0;
  while (from < shorter && alike(here[from], there[from])) from++;
  let end = 0;
  while (end < shorter - from && alike(here.at(-1 - end), there.at(-1 - end))) end++;
  const [mine, others] = [here.slice(from, here.length - end), there.slice(from, there.length - end)];
  if (mine.length > 1 || others.length > 1 || mine.length + others.length === 0) return null;
  return { in: 'steps', here: mine[0] ?? null, there: others[0] ?? null, at: from };
}

/** The lines with the one action as the other case has it. */
function withStep(lines: readonly Line[], { here, there, at }: Extract<Detail, { in: 'steps' }>): Line[] {
  const places = lines.flatMap((line, i) => (isStep(line) ? [i] : []));
  const index = here ? places[at]! : at === 0 ? 0 : places[at - 1]! + 1;
  return lines.toSpliced(index, here ? 1 : 0, ...(there ? [there] : []));
}

/** The lines as they read with the other card in the place of the one that is changed. */
function renamed(lines: readonly Line[], { here, there }: Extract<Detail, { in: 'board' }>): Line[] {
  const [from, to] = [here && cardIn(here), there && cardIn(there)].map((card) => card && parseRef(card.card).name);
  if (!from || !to || from === to) return [...lines];
  const said = (text: string): string =>
    text.replace(/^((?:turnPlayer|opponent): )?(.+?)((?:[#@].*)?)$/, (all, seat: string = '', name, label) =>
      name === from ? `${seat}${to}${label}` : all,
    );
  return JSON.parse(JSON.stringify(lines), (_, value: unknown) => (typeof value === 'string' ? said(value) : value));
}
