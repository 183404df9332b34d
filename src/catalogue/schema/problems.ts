/** What is wrong with a card file, in words: where, what was found, what was expected. */
import type * as v from 'valibot';

export interface Problem {
  /** `effects[0].do[1].op`; empty for the file as a whole. */
  path: string;
  found: string;
  expected: string;
}

export type Key = string | number;

export const pathText = (keys: readonly Key[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');

const LONGEST = 60;
/** A value as it stands in the file, shortened. */
export const valueText = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}...` : json;
};

/** Names a choice, or a type in plain words. */
const expectedText = (expected: string): string => {
  const choices = expected.replace(/^\(|\)$/g, '').split(' | ');
  if (choices.length > 1) return `one of ${choices.join(', ')}`;
  const plain: Record<string, string> = {
    Object: 'an object',
    Array: 'a list',
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    '!0': 'something',
  };
  if (expected.startsWith('/')) {
    return expected.includes('\\$') ? 'a variable such as $target' : 'a name in small letters such as target';
  }
  return plain[expected] ?? expected.replace(/^>=/, 'at least ').replace(/^<=/, 'at most ');
};

/** What is counted where a length is wrong. */
const lengthUnit = (input: unknown): string => (typeof input === 'string' ? ' characters' : ' entries');

const keysOf = (issue: v.BaseIssue<unknown>): Key[] => (issue.path ?? []).map((item) => item.key as Key);

/** The problems an issue stands for. Of a choice between forms, those of the form that was read furthest. */
const unfold = (issue: v.BaseIssue<unknown>, above: readonly Key[]): { keys: Key[]; issue: v.BaseIssue<unknown> }[] => {
  const keys = [...above, ...keysOf(issue)];
  if (issue.issues === undefined) return [{ keys, issue }];
  const inner = issue.issues.flatMap((sub) => unfold(sub, keys));
  const deepest = Math.max(...inner.map((problem) => problem.keys.length));
  if (deepest > keys.length) return inner.filter((problem) => problem.keys.length === deepest);
  return [{ keys, issue }];
};

/** All problems of a file that does not fit the schema. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Problem[] => {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { keys, issue } of issues.flatMap((each) => unfold(each, []))) {
    const unknownKey = issue.type === 'strict_object' && issue.expected === 'never';
    const found = unknownKey ? `the key ${valueText(keys.at(-1))}` : valueText(issue.input);
    const expected = issue.type === 'strict_object' ? issue.message : expectedText(issue.expected ?? '');
    const unit = issue.type === 'max_length' || issue.type === 'min_length' ? lengthUnit(issue.input) : '';
    const problem = { path: pathText(keys), found, expected: `${expected}${unit}` };
    const key = JSON.stringify(problem);
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  }
  return problems;
};
