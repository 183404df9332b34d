/** Runs a record on the engine, and makes a record of a line that was played. */
import { plainNames, problemText } from '@/catalogue/text/setup';
import {
  advance,
  type BoardSetup,
  type Cards,
  type Duel,
  type DuelSetup,
  hashOf,
  type Prompt,
  problemsOf,
  SWITCHES,
  startDuel,
  startPosition,
} from '@/engine';
import { canonical } from './codec';
import { hashDefinitions } from './hash';
import { AGREED_DRAW, lineOf, type ReplayRecord, type ReplayStart } from './record';
import { RULES_VERSION } from './versions';

type DivergenceReason =
  | 'unknownCard'
  /** The engine refuses the position or the Decks. */
  | 'start'
  /** The position is none a table could have. */
  | 'board'
  | 'illegal'
  | 'undeclarable'
  /** Decisions are left after the duel has ended. */
  | 'ended'
  | 'fault'
  /** Every decision so far was legal, but the state is another one. */
  | 'turnCheck'
  | 'finalHash';

export interface Divergence {
  /** Decisions before this point, so also the index of the decision that fails. */
  decision: number;
  turn: number;
  why: DivergenceReason;
  found?: number | string;
  expected?: number;
  /** What is wrong with the position. */
  said?: { en: string; ko: string };
}

/** What is not the same here as where the link was made. It may run the same nevertheless. */
export interface Differences {
  rules?: { found: number; here: number };
  cards?: { found: number; here: number };
  /** Rule switches it was played with and that are not known here. */
  switches?: readonly string[];
}

export interface Played {
  /** The state after the last decision that could be taken; null when the duel could not start. */
  duel: Duel | null;
  /** Decisions taken. After a failed check the replay goes on as long as the decisions are legal. */
  decisions: number;
  /** The first place where it is not the recorded duel. */
  diverged: Divergence | null;
  differs: Differences;
  /** The state after 0, 1, 2, ... decisions, when asked for. */
  snapshots?: Duel[];
}

export interface PlayOptions {
  snapshots?: boolean;
  /** A variation instead of the duel itself. Its states carry no hashes, so only its decisions are checked. */
  branch?: number;
  /** Stop after so many decisions. */
  until?: number;
}

/** Plays a record as far as it goes. Never throws: what does not work here is the divergence. */
export function playRecord(record: ReplayRecord, cards: Cards, options: PlayOptions = {}): Played {
  const played: Played = { duel: null, decisions: 0, diverged: null, differs: differences(record, cards) };
  const diverge = (why: DivergenceReason, more: Pick<Divergence, 'found' | 'expected' | 'said'> = {}): void => {
    played.diverged ??= { decision: played.decisions, turn: played.duel?.turn ?? 0, why, ...more };
  };
  const unknown = passcodesOf(record.start).find((code) => !cards.has(code));
  if (unknown !== undefined) {
    diverge('unknownCard', { found: unknown });
    return played;
  }
  const said = wrongIn(setupOf(record), cards);
  if (said) {
    diverge('board', { said });
    return played;
  }
  let duel: Duel;
  try {
    duel = begin(setupOf(record), cards);
  } catch (fault) {
    diverge('start', { found: messageOf(fault) });
    return played;
  }
  played.duel = duel;
  if (options.snapshots) played.snapshots = [duel];

  const line = lineOf(record, options.branch);
  const end = Math.min(line.length, options.until ?? line.length);
  const checked = sharedWithDuel(record, options.branch);
  let checks = 0;
  const check = (): void => {
    if (played.decisions > checked) return;
    const expected = record.checks[checks++];
    if (expected !== checkByte(duel)) diverge('turnCheck', { found: checkByte(duel), expected: expected ?? -1 });
  };
  check();
  for (const decision of line.slice(0, end)) {
    if (!duel.prompt) {
      diverge('ended');
      break;
    }
    const answer = answerOf(duel.prompt, decision);
    if (answer === null) {
      const declares = namesCards(duel.prompt);
      diverge(declares ? 'undeclarable' : 'illegal', { found: decision, expected: duel.prompt.options.length });
      break;
    }
    const { turn } = duel;
    try {
      duel = advance(duel, cards, answer);
    } catch (fault) {
      diverge('fault', { found: messageOf(fault) });
      break;
    }
    played.duel = duel;
    played.decisions++;
    played.snapshots?.push(duel);
    if (duel.turn !== turn) check();
  }
  const finished = played.decisions === record.decisions.length && options.branch === undefined;
  if (finished && hashOf(duel) !== record.hash) diverge('finalHash', { found: hashOf(duel), expected: record.hash });
  return played;
}

/** The first thing no table could look like, in words; null where there is nothing. */
function wrongIn(setup: DuelSetup | BoardSetup, cards: Cards): { en: string; ko: string } | null {
  const problem = 'cards' in setup ? problemsOf(setup, cards).find(({ blocking }) => blocking) : undefined;
  if (!problem || !('cards' in setup)) return null;
  const text = (lang: 'en' | 'ko') => problemText(problem, plainNames(setup, cards, lang), lang);
  return { en: text('en'), ko: text('ko') };
}

export interface PlayedLine {
  setup: DuelSetup | BoardSetup;
  /** What was handed to `advance`, from the beginning. */
  answers: readonly number[];
  /** The states after 0, 1, 2, ... answers, when they are at hand; otherwise the line is played again. */
  snapshots?: readonly Duel[];
}

export type ReplayNotes = Partial<Pick<ReplayRecord, 'branches' | 'comments' | 'marks' | 'anchor'>>;

/**
 * The record of a line. Throws when an answer was not legal: only what was played can be recorded. (If the engine
 * itself fails at the last answer, the record ends there, so that a link can show the fault.)
 */
export function recordOf(line: PlayedLine, cards: Cards, notes: ReplayNotes = {}): ReplayRecord {
  const snapshots = line.snapshots ?? playLine(line, cards);
  const first = snapshots[0];
  if (!first) throw new RangeError('a line without states');
  const start = startOf(line.setup);
  const decisions: number[] = [];
  const checks = [checkByte(first)];
  let last = first;
  line.answers.forEach((answer, i) => {
    const before = snapshots[i];
    if (!before?.prompt) throw new RangeError(`answer ${i + 1} answers no prompt`);
    decisions.push(decisionOf(before.prompt, answer));
    const after = snapshots[i + 1];
    if (!after) return;
    if (after.turn !== before.turn) checks.push(checkByte(after));
    last = after;
  });
  return canonical({
    rules: RULES_VERSION,
    cardsHash: cardsHashOf(start, cards),
    options: first.options,
    start,
    decisions,
    checks,
    hash: hashOf(last),
    branches: notes.branches ?? [],
    comments: notes.comments ?? [],
    marks: notes.marks ?? [],
    anchor: notes.anchor ?? null,
  });
}

function playLine(line: PlayedLine, cards: Cards): Duel[] {
  let duel = begin(line.setup, cards);
  const snapshots = [duel];
  line.answers.forEach((answer, i) => {
    const options = duel.prompt?.options.length ?? 0;
    if (!duel.prompt || answer < AGREED_DRAW || answer >= options) {
      throw new RangeError(`answer ${i + 1} is not legal: ${answer} of ${options}`);
    }
    try {
      duel = advance(duel, cards, answer);
    } catch (fault) {
      if (i < line.answers.length - 1) throw fault;
      return;
    }
    snapshots.push(duel);
  });
  return snapshots;
}

/** A setup as a record keeps it: the options stand beside it. */
function startOf(setup: DuelSetup | BoardSetup): ReplayStart {
  if ('decks' in setup) return { kind: 'decks', decks: setup.decks };
  const { options: _options, ...board } = setup;
  return { kind: 'board', board };
}

/** The setup of a record, for the engine. */
export function setupOf(record: Pick<ReplayRecord, 'start' | 'options'>): DuelSetup | BoardSetup {
  const { start, options } = record;
  return start.kind === 'board' ? { ...start.board, options } : { decks: start.decks, options };
}

function begin(setup: DuelSetup | BoardSetup, cards: Cards): Duel {
  return 'decks' in setup ? startDuel(setup, cards) : startPosition(setup, cards);
}

/** What a record stores for an option: its index, or the passcode where a card name is declared. */
export function decisionOf(prompt: Prompt, index: number): number {
  const option = prompt.options[index];
  return option?.do === 'declare' && namesCards(prompt) ? Number(option.value) : index;
}

/** What to hand to `advance` for a stored decision, or null when it is not legal. */
export function answerOf(prompt: Prompt, decision: number): number | null {
  if (decision < 0) return decision >= AGREED_DRAW ? decision : null;
  if (!namesCards(prompt)) return decision < prompt.options.length ? decision : null;
  const index = prompt.options.findIndex((option) => option.do === 'declare' && option.value === String(decision));
  return index < 0 ? null : index;
}

/** Whether a prompt asks for a card name: its place in the list would change with every new card. */
function namesCards(prompt: Prompt): boolean {
  const [first] = prompt.options;
  return first?.do === 'declare' && /^\d+$/.test(first.value);
}

/** Hash of what the cards of a duel do, as far as they are known here. */
function cardsHashOf(start: ReplayStart, cards: Cards): number {
  const known = [...new Set(passcodesOf(start))].filter((code) => cards.has(code)).map((code) => cards.get(code));
  return hashDefinitions(known.map(({ def, archetypes }) => ({ definition: def, archetypes: [...archetypes] })));
}

function passcodesOf(start: ReplayStart): number[] {
  if (start.kind === 'board') return [...start.board.cards, ...(start.board.used ?? [])].map((card) => card.def);
  return start.decks.flatMap((deck) => [...deck.main, ...deck.extra]);
}

function differences(record: ReplayRecord, cards: Cards): Differences {
  const here = cardsHashOf(record.start, cards);
  const known: readonly string[] = SWITCHES;
  const switches = record.options.switches.filter((name) => !known.includes(name));
  return {
    ...(record.rules !== RULES_VERSION && { rules: { found: record.rules, here: RULES_VERSION } }),
    ...(record.cardsHash !== here && { cards: { found: record.cardsHash, here } }),
    ...(switches.length > 0 && { switches }),
  };
}

/** Decisions a variation has in common with the duel itself. */
function sharedWithDuel(record: ReplayRecord, branch: number | undefined): number {
  let shared = Number.POSITIVE_INFINITY;
  for (let index = branch; index !== undefined; index = record.branches[index]?.of) {
    shared = Math.min(shared, record.branches[index]?.at ?? 0);
  }
  return shared;
}

function checkByte(duel: Duel): number {
  const hash = hashOf(duel);
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 255;
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
