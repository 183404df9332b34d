/** Scenarios from outside, and what is wrong with them. */
import * as v from 'valibot';
import { faultsText } from './faultText';
import { type Scenario, scenarioSchema } from './schema';

/** Reads a scenario from outside; the message says all that is wrong, and where. */
export function readScenario(data: unknown): { scenario: Scenario } | { wrong: string } {
  const read = v.safeParse(scenarioSchema, data);
  if (read.success) return { scenario: read.output };
  return { wrong: faultsText(scenarioFaults(data), 'en') };
}

/** Where some data is no scenario, and in what way. */
export interface ScenarioFault {
  /** Keys and places in lists (from 0) from the outside in. */
  path: (string | number)[];
  /** A field that must be there, one that is not known, or a value that cannot be. */
  what: 'missing' | 'unknown' | 'value';
  found: unknown;
  /** Words it could be, or what kind of value: `Object`, `Array`, `string`, ... */
  expected: string[];
}

/** Every fault of data that `readScenario` refuses: first what is missing or cannot be, then what is not known. */
export function scenarioFaults(data: unknown): ScenarioFault[] {
  const read = v.safeParse(scenarioSchema, data);
  if (read.success) return [];
  const faults = read.issues.map(faultOf);
  return [...faults.filter(({ what }) => what !== 'unknown'), ...faults.filter(({ what }) => what === 'unknown')];
}

function faultOf(issue: v.BaseIssue<unknown>): ScenarioFault {
  // Of several shapes a value could have, the one it comes closest to fails furthest inside.
  const inner = (issue.issues ?? []).toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0];
  if (inner?.path && inner.path.length > 0) {
    const within = faultOf(inner);
    return { ...within, path: [...pathOf(issue), ...within.path] };
  }
  const last = issue.path?.at(-1);
  const isMissing = last !== undefined && issue.input === undefined;
  return {
    path: pathOf(issue),
    what: issue.expected === 'never' ? 'unknown' : isMissing ? 'missing' : 'value',
    found: issue.input,
    expected: (issue.expected ?? '')
      .replace(/^\(|\)$/g, '')
      .split(' | ')
      .map((word) => word.replace(/^"|"$/g, ''))
      .filter((word) => word !== ''),
  };
}

const pathOf = ({ path }: v.BaseIssue<unknown>): (string | number)[] =>
  (path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));
