/** What a kept duel must look like. Only the shape is looked at: whether the decisions can be played is for the rules to say. */
import { PHASES } from '@/engine/basics';
import { MARKS } from '@/replay/record';
import { PROMPT_MODES } from './prompts';

/** Gives the path of the first thing that is not as it must be, or null. */
type Check = (value: unknown, path: string) => string | null;

const that =
  (isRight: (value: unknown) => boolean): Check =>
  (value, path) =>
    isRight(value) ? null : path;

const maybe =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? null : check(value, path);

const oneOf = (...among: readonly unknown[]): Check => that((value) => among.includes(value));
const whole = that(Number.isInteger);
const text = that((value) => typeof value === 'string');
const number = that((value) => typeof value === 'number' && Number.isFinite(value));

/** @param length of the list; any without */
const list =
  (check: Check, length?: number): Check =>
  (value, path) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return path;
    return first(value.keys(), (at) => check(value[at], `${path}[${at}]`));
  };

/** Fields that are not named here may hold anything: a newer version may know more of them. */
const having =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
    const record = value as Record<string, unknown>;
    return first(Object.keys(fields), (name) => fields[name]!(record[name], path === '' ? name : `${path}.${name}`));
  };

function first<T>(all: Iterable<T>, wrongIn: (one: T) => string | null): string | null {
  for (const one of all) {
    const wrong = wrongIn(one);
    if (wrong !== null) return wrong;
  }
  return null;
}

const seat = oneOf(0, 1);
const steps = list(whole);

const options = having({
  lp: maybe(whole),
  first: maybe(seat),
  hand: maybe(whole),
  seed: maybe(whole),
  switches: maybe(list(text)),
  names: maybe(list(text, 2)),
});
const decks = having({ decks: list(having({ main: steps, extra: steps }), 2), options: maybe(options) });
const board = having({ cards: list(having({ def: whole, place: text, seat })), options: maybe(options) });
const opening: Check = (value, path) => {
  const isBoard = typeof value === 'object' && value !== null && 'cards' in value;
  return (isBoard ? board : decks)(value, path);
};

const summary = having({
  turn: whole,
  turnPlayer: seat,
  phase: oneOf(null, ...PHASES),
  lp: list(number, 2),
  asked: oneOf(null, 0, 1),
  links: whole,
  names: list(text, 2),
  result: maybe((value, path) =>
    value === null ? null : having({ winner: oneOf(null, 0, 1), reason: text })(value, path),
  ),
  cells: text,
});

const duel = having({
  v: oneOf(1),
  id: text,
  mode: maybe(oneOf('solo', 'seats')),
  opening,
  decisions: steps,
  cursor: whole,
  hash: whole,
  at: number,
  summary,
  auto: maybe(steps),
  branches: maybe(list(having({ at: whole, decisions: steps, auto: steps, name: maybe(text) }))),
  line: maybe(text),
  title: maybe(text),
  notes: maybe(list(having({ at: whole, branch: maybe(whole), text, mark: oneOf(null, ...MARKS) }))),
  prompts: maybe(list(oneOf(...PROMPT_MODES), 2)),
  muted: maybe(list(having({}))),
});

/** Where a value is no kept duel: `decisions[3]`, `summary.lp`; empty where it is nothing of the kind, null where it is one. */
export const wrongIn = (value: unknown): string | null => duel(value, '');
