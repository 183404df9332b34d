/** Runs rulings and tells which passed; a page without a board passes when the rulings it points to do. */
import type { Cards } from '../engine';
import type { Ruling } from './all';
import { contrastsRefuted } from './contrast';
import { type RulingResult, runScenario } from './run';

export interface Verdict {
  id: string;
  why: string | null;
  cases: number;
  checks: number;
}

export function judge(chosen: readonly Ruling[], all: readonly Ruling[], cards: Cards): Verdict[] {
  const results = new Map<string, RulingResult>();
  const run = (ruling: Ruling): RulingResult => {
    const { id } = ruling.scenario;
    const result = results.get(id) ?? runScenario(ruling.scenario, cards);
    results.set(id, result);
    return result;
  };
  const find = (id: string) => all.find(({ scenario }) => scenario.id === id)?.scenario;
  return chosen.map((ruling) => {
    const { id, shownBy, cases } = ruling.scenario;
    if (cases.length > 0) {
      const why = run(ruling).why ?? contrastsRefuted(ruling.scenario, find, cards);
      return { id, why, cases: cases.length, checks: checksOf(ruling) };
    }
    return { id, why: unshown(shownBy ?? [], all, run), cases: 0, checks: 0 };
  });
}

/** Expectations written in it; that they came true is what `why` says. */
const checksOf = ({ scenario }: Ruling): number =>
  scenario.cases.reduce((sum, part) => sum + part.steps.filter((line) => 'expect' in line).length, 0);

function unshown(ids: readonly string[], all: readonly Ruling[], run: (ruling: Ruling) => RulingResult): string | null {
  if (ids.length === 0) return 'it has no board and points to no ruling';
  for (const id of ids) {
    const shown = all.find(({ scenario }) => scenario.id === id);
    if (!shown || shown.scenario.cases.length === 0) return `it points to ${id}, which is no ruling with a board`;
    const { why } = run(shown);
    if (why !== null) return `it points to ${id}, which fails: ${why}`;
  }
  return null;
}
