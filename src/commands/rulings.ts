/** `npm run rulings -- [id...] [--ledger FILE...] [--contrasts] [--json]`: runs the rulebook. */
import { readFileSync } from 'node:fs';
import { cards } from '../catalogue';
import { type Ruling, rulingById, rulings } from '../rulings/all';
import { readLedger } from '../rulings/ledger';
import { judge, type Verdict } from '../rulings/report';

interface Report {
  total: number;
  passed: number;
  failed: number;
  results: Record<string, string>;
  details: Record<string, { cases: number; checks: number; deviates?: string }>;
  /** Ids of the ledgers without a ruling. */
  missing: string[];
  /** Pairs of cases that differ in one detail and come out differently, by topic: only if asked for. */
  contrasts?: Record<string, string[]>;
  /** Rulings that check fewer outcomes than their ledger entry lists. */
  thin: string[];
}

export async function main(args: string[]): Promise<number> {
  const ids: string[] = [];
  const ledgers: string[] = [];
  let json = false;
  let inLedger = false;
  let listed = false;
  for (const arg of args) {
    if (arg === '--json') json = true;
    else if (arg === '--contrasts') listed = true;
    else if (arg === '--ledger') inLedger = true;
    else if (arg.startsWith('--')) return refuse(`Unknown option ${arg}`);
    else (inLedger && !rulingById(arg) ? ledgers : ids).push(arg);
  }
  if (inLedger && ledgers.length === 0) return refuse('--ledger needs a file');
  const chosen = [];
  for (const id of ids) {
    const ruling = rulingById(id);
    if (!ruling) return refuse(`Unknown ruling ${id}`);
    chosen.push(ruling);
  }
  const entries = [];
  for (const file of ledgers) {
    try {
      entries.push(...readLedger(readFileSync(file, 'utf8')));
    } catch {
      return refuse(`Cannot read the ledger ${file}`);
    }
  }

  const verdicts = judge(ids.length > 0 ? chosen : rulings, rulings, cards);
  const failed = verdicts.filter(({ why }) => why !== null);
  const outcomes = new Map(entries.map((entry) => [entry.id, entry.outcomes]));
  const report: Report = {
    total: verdicts.length,
    passed: verdicts.length - failed.length,
    failed: failed.length,
    results: Object.fromEntries(verdicts.map(({ id, why }) => [id, why === null ? 'pass' : `fail: ${why}`])),
    details: Object.fromEntries(verdicts.map((verdict) => [verdict.id, detailOf(verdict)])),
    missing: [...outcomes.keys()].filter((id) => !rulingById(id)),
    thin: verdicts.filter(({ id, cases, checks }) => cases > 0 && checks < (outcomes.get(id) ?? 0)).map(({ id }) => id),
  };
  if (listed) report.contrasts = contrastsOf(ids.length > 0 ? chosen : rulings);
  print(report, json);
  return failed.length > 0 ? 1 : 0;
}

function detailOf({ id, cases, checks }: Verdict): Report['details'][string] {
  const deviates = rulingById(id)?.scenario.deviates?.en;
  return { cases, checks, ...(deviates !== undefined && { deviates }) };
}

function contrastsOf(chosen: readonly Ruling[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { topic, scenario } of chosen)
    for (const [i, { contrast }] of scenario.cases.entries()) {
      if (contrast === undefined) continue;
      const other = typeof contrast === 'number' ? `${scenario.id} ${contrast}` : contrast;
      found[topic] = [
        ...(found[topic] ?? []),
        `${scenario.id}${scenario.cases.length > 1 ? ` ${i + 1}` : ''} against ${other}`,
      ];
    }
  return found;
}

function print(report: Report, json: boolean): void {
  const say = json ? console.error : console.log;
  for (const [id, result] of Object.entries(report.results)) if (result !== 'pass') say(`${id}  ${result}`);
  say(`${report.passed} of ${report.total} rulings passed`);
  for (const [topic, pairs] of Object.entries(report.contrasts ?? {}))
    for (const pair of pairs) say(`${topic}: ${pair}`);
  if (report.missing.length > 0) say(`${report.missing.length} of the ledger are not written yet`);
  if (report.thin.length > 0) say(`Fewer checks than the ledger lists outcomes: ${report.thin.join(', ')}`);
  if (json) console.log(JSON.stringify(report));
}

function refuse(message: string): number {
  console.error(message);
  return 2;
}
