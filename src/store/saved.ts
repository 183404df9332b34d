/** Duels kept in this browser: how they began and the decisions, never snapshots, so that a long duel is a few kilobytes. */
import type { Duel, Phase, Seat } from '@/engine';
import type { Box } from './box';
import { type Game, type Line, type Mode, replay, shared } from './game';
import { isOn, type Spotted, spotted, unspotted } from './notes';
import type { Muted, PromptMode } from './prompts';
import type { Opening, Rules } from './rules';
import { wrongIn } from './shape';

/** What the list of duels shows without playing them. */
export interface Summary {
  turn: number;
  turnPlayer: Seat;
  phase: Phase | null;
  lp: [number, number];
  asked: Seat | null;
  links: number;
  names: [string, string];
  result: Duel['result'];
  /** Thirty-five letters, one a cell of the field from the far left: how the table looked from afar. */
  cells: string;
}

/** A line that was left: where it parts from the line played, and its decisions from there. */
interface SavedBranch {
  at: number;
  decisions: readonly number[];
  auto: readonly number[];
  name?: string;
}

export interface SavedDuel {
  v: 1;
  id: string;
  /** Absent in duels kept before there were two seats. */
  mode?: Mode;
  opening: Opening;
  decisions: readonly number[];
  cursor: number;
  /** Of the state after the last decision: tells whether the rules have changed since. */
  hash: number;
  /** Milliseconds since 1970. */
  at: number;
  summary: Summary;
  /** Which tab wrote this, and its how-manieth writing: another tab sees that it has not read it yet. */
  stamp?: string;
  auto?: readonly number[];
  branches?: readonly SavedBranch[];
  /** What the line played is called. */
  line?: string;
  notes?: readonly Spotted[];
  /** What a player called the duel. */
  title?: string;
  prompts?: readonly [PromptMode, PromptMode];
  muted?: readonly Muted[];
}

const PREFIX = 'spellspeed.duel.';

export const keyOf = (id: string): string => PREFIX + id;

/** What of a duel is kept besides what the list shows of it. */
export function packed(
  rules: Rules,
  game: Game,
): Omit<SavedDuel, 'at' | 'summary' | 'stamp' | 'prompts' | 'muted' | 'title'> {
  return {
    v: 1,
    id: game.id,
    mode: game.mode,
    opening: game.opening,
    decisions: game.decisions,
    cursor: game.cursor,
    hash: rules.hash(game.snapshots.at(-1)!),
    auto: game.auto,
    branches: game.branches.map((line) => {
      const at = shared(game, line);
      const { auto, name } = line;
      return { at, decisions: line.decisions.slice(at), auto, ...(name !== undefined && { name }) };
    }),
    ...(game.name !== undefined && { line: game.name }),
    ...(game.notes.length > 0 && { notes: spotted(game.notes, game) }),
  };
}

/** Plays a kept duel from its start to its last decision, and the lines that were left. */
export function restored(rules: Rules, saved: SavedDuel): Game {
  const game = replay(rules, saved.opening, saved.decisions, saved.id, saved.mode);
  return withKept(rules, { ...game, auto: saved.auto ?? [] }, saved);
}

/** The lines that were left, on a duel whose own line has been played already. */
export function withKept(
  rules: Rules,
  game: Game,
  { branches = [], auto = [], line, notes = [] }: Pick<SavedDuel, 'branches' | 'auto' | 'line' | 'notes'>,
): Game {
  const inside = (steps: readonly number[], end: number) => steps.filter((step) => step < end);
  const lines = branches.map((branch) => branchOf(rules, game, branch));
  // A line that cannot even begin is left out, but its number still says whose notes are whose.
  const numbered = { decisions: game.decisions, branches: lines.map((one) => one ?? { decisions: [] }) };
  return {
    ...game,
    ...(line !== undefined && { name: line }),
    auto: inside(auto, game.decisions.length),
    branches: lines.filter((one) => one !== null),
    notes: unspotted(notes, numbered),
  };
}

/** A line as far as the rules still take it; null where it cannot even begin. */
function branchOf(rules: Rules, game: Game, { at, decisions, auto, name }: SavedBranch): Line | null {
  const snapshots = game.snapshots.slice(0, at + 1);
  const taken: number[] = [];
  for (const answer of decisions) {
    try {
      snapshots.push(rules.advance(snapshots.at(-1)!, answer));
    } catch {
      break;
    }
    taken.push(answer);
  }
  if (taken.length === 0 || at > game.decisions.length) return null;
  const line = [...game.decisions.slice(0, at), ...taken];
  const taking = auto.filter((step) => step < line.length);
  return { decisions: line, snapshots, auto: taking, ...(name !== undefined && { name }) };
}

/** Whether everything that was kept is part of this duel too, so that keeping it loses nothing. */
export function covers(game: Game, saved: SavedDuel): boolean {
  const lines = [game, ...game.branches].map(({ decisions }) => decisions);
  const kept = (saved.branches ?? []).map(({ at, decisions }) => [...saved.decisions.slice(0, at), ...decisions]);
  const isHeld = [saved.decisions, ...kept].every((old) =>
    lines.some((line) => old.length <= line.length && old.every((answer, i) => answer === line[i])),
  );
  const notes = unspotted(saved.notes ?? [], {
    decisions: saved.decisions,
    branches: kept.map((decisions) => ({ decisions })),
  });
  const isNoted = notes.every((note) =>
    game.notes.some(
      (own) => own.at === note.at && own.text === note.text && own.mark === note.mark && isOn(note, own.line),
    ),
  );
  return isHeld && isNoted;
}

const keysOf = (box: Box): string[] => box.keys().filter((key) => key.startsWith(PREFIX));

/**
 * What a player made of a duel, not where it stands, when or under which name: two kept duels with the same are one. How it
 * began is in the hash, which does not ask how a Deck was typed.
 */
export function contentOf({ mode = 'solo', hash, decisions, branches = [], line = '', notes = [] }: Content): string {
  const left = branches.map(({ at, decisions, name = '' }) => [at, decisions, name]);
  return JSON.stringify([
    mode,
    hash,
    decisions,
    left,
    line,
    notes.map(({ at, branch, text, mark }) => [at, branch, text, mark]),
  ]);
}

type Content = Pick<SavedDuel, 'mode' | 'hash' | 'decisions' | 'branches' | 'line' | 'notes'>;

/** The kept duel that has all of this one: the same with nothing written about it and no line left, else the very same. */
export function keptLike(box: Box, duel: Content): SavedDuel | undefined {
  const bare = ({ hash, decisions }: Content): string => JSON.stringify([hash, decisions]);
  const isPlain = (duel.branches ?? []).length + (duel.notes ?? []).length === 0;
  const keyOf = isPlain ? bare : contentOf;
  return savedDuels(box).find((kept) => keyOf(kept) === keyOf(duel));
}

/** Newest first. What is no duel of ours is left alone. */
export function savedDuels(box: Box): SavedDuel[] {
  return keysOf(box)
    .flatMap((key) => parse(box.read(key)) ?? [])
    .sort((a, b) => b.at - a.at);
}

export const savedDuel = (box: Box, id: string): SavedDuel | null => parse(box.read(keyOf(id)));

/** How many kept duels cannot be read. */
export const unreadable = (box: Box): number => keysOf(box).filter((key) => parse(box.read(key)) === null).length;

/** Characters all duels take in the storage, also those that cannot be read. */
export const sizeOf = (box: Box): number =>
  keysOf(box).reduce((sum, key) => sum + key.length + (box.read(key)?.length ?? 0), 0);

export function removeSaved(box: Box, id: string): void {
  box.remove(keyOf(id));
}

function parse(text: string | null): SavedDuel | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

export const isSaved = (value: unknown): value is SavedDuel => wrongIn(value) === null;
