/** Duels kept in this browser: how they began and the decisions, never snapshots, so that a long duel is a few kilobytes. */
import type { Duel, Phase, Seat } from '@/engine';
import type { Box, Written } from './box';
import { current, type Game, type Mode } from './game';
import type { Opening, Rules } from './rules';

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
}

const PREFIX = 'spellspeed.duel.';
/** The oldest goes when there are more. */
export const KEPT = 30;

export function save(box: Box, rules: Rules, game: Game, summary: Summary, at: number): Written {
  const saved: SavedDuel = {
    v: 1,
    id: game.id,
    mode: game.mode,
    opening: game.opening,
    decisions: game.decisions,
    cursor: game.cursor,
    hash: rules.hash(game.snapshots.at(-1) ?? current(game)),
    at,
    summary,
  };
  return box.write(PREFIX + game.id, JSON.stringify(saved));
}

/** Newest first. What is no duel of ours is left alone. */
export function savedDuels(box: Box): SavedDuel[] {
  return box
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parse(box.read(key)) ?? [])
    .sort((a, b) => b.at - a.at);
}

export function removeSaved(box: Box, id: string): void {
  box.remove(PREFIX + id);
}

/** Keeps the list short. Duels that have ended go before those that have not. */
export function dropOldest(box: Box, keep: number = KEPT): void {
  const all = savedDuels(box);
  const order = [...all.filter((duel) => !duel.summary.result), ...all.filter((duel) => duel.summary.result)];
  for (const duel of order.slice(keep)) removeSaved(box, duel.id);
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

/** Only the shape is looked at: whether the decisions can be played is for the rules to say. */
function isSaved(value: unknown): value is SavedDuel {
  if (typeof value !== 'object' || value === null) return false;
  const { v, id, opening, decisions, cursor, summary, at } = value as Record<string, unknown>;
  const shown = summary as Partial<Summary> | null;
  return (
    v === 1 &&
    typeof id === 'string' &&
    typeof opening === 'object' &&
    opening !== null &&
    ('decks' in opening || 'cards' in opening) &&
    Array.isArray(decisions) &&
    decisions.every(Number.isInteger) &&
    typeof cursor === 'number' &&
    typeof at === 'number' &&
    typeof shown === 'object' &&
    Array.isArray(shown?.lp) &&
    typeof shown.cells === 'string'
  );
}
