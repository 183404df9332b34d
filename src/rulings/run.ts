/** The one runner of scenarios: tests, page and commands all use it. */
import type { BoardSetup, Cards, Reason } from '../engine';
import { layBoard } from './run/board';
import { check } from './run/expect';
import { Failure } from './run/failure';
import { type Memory, takeStep } from './run/steps';
import { Table } from './run/table';
import type { Line, LocalText, Scenario, ScenarioCase, Step } from './schema';

/** How a case was played, enough to show it as a replay. */
interface Played {
  board: BoardSetup;
  decisions: number[];
  /** For each line of the case, the number of decisions made when it was reached. */
  marks: number[];
  /** For each line that was reached, what the engine says against the action it asks about. */
  reasons: (readonly Reason[])[];
}

interface CaseResult {
  name: LocalText | null;
  /** Null if everything came true. */
  why: string | null;
  /** Expectations that came true. */
  checks: number;
  played: Played | null;
}

export interface RulingResult {
  id: string;
  passed: boolean;
  /** `case name, line 3 (activates Dark Hole): reason` of the first failure. */
  why: string | null;
  checks: number;
  cases: CaseResult[];
}

export function runScenario(scenario: Scenario, cards: Cards): RulingResult {
  const cases = scenario.cases.map((part) => runCase(part, scenario, cards));
  const failed = cases.findIndex((result) => result.why !== null);
  const first = cases[failed];
  const where = first?.name?.en ?? (cases.length > 1 ? `case ${failed + 1}` : null);
  return {
    id: scenario.id,
    passed: failed < 0,
    why: first ? (where ? `${where}, ${first.why}` : first.why) : null,
    checks: cases.reduce((sum, result) => sum + result.checks, 0),
    cases,
  };
}

function runCase(part: ScenarioCase, scenario: Scenario, cards: Cards): CaseResult {
  const result: CaseResult = { name: part.name ?? null, why: null, checks: 0, played: null };
  let table: Table | null = null;
  let at = 'the board';
  const marks: number[] = [];
  const reasons: (readonly Reason[])[] = [];
  try {
    const { board, origins } = layBoard(part, cards, scenario.options?.switches);
    table = new Table(board, origins, cards, scenario.options?.quietPasses ?? true);
    const memory: Memory = { closedAtActivation: null, leavesPlacing: false };
    for (const [index, line] of part.steps.entries()) {
      at = `line ${index + 1} (${labelOf(line)})`;
      marks.push(table.decisions.length);
      if ('expect' in line) {
        check(table, line);
        result.checks++;
      } else {
        takeStep(table, line, part.steps.slice(index + 1).find(isStep), memory);
      }
      reasons.push(table.takeReasons());
    }
    at = 'the end';
    table.checkReplay();
    if (result.checks === 0) throw new Failure('nothing is checked');
  } catch (error) {
    const message =
      error instanceof Failure
        ? error.message
        : `the engine stopped: ${error instanceof Error ? error.message : error}`;
    result.why = `${at}: ${message}`;
  }
  if (table) result.played = { board: table.board, decisions: [...table.decisions], marks, reasons };
  return result;
}

const isStep = (line: Line): line is Step => 'do' in line;

function labelOf(line: Line): string {
  const card = 'card' in line && line.card !== undefined ? ` ${line.card}` : '';
  return 'do' in line ? `${'by' in line ? `${line.by} ` : ''}${line.do}${card}` : `${line.expect}${card}`;
}
