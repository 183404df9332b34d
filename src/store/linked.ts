/** A duel as a record for a link, and back: with the lines that were left and what was written about positions. */
import { advance, type Cards, type Duel } from '@/engine';
import {
  answerOf,
  decisionOf,
  type Played,
  playRecord,
  type ReplayAnchor,
  type ReplayRecord,
  recordOf,
} from '@/replay';
import type { Adopted } from './duel';
import { current, type Game, type Line, shared } from './game';
import { type Note, spotted } from './notes';

/**
 * - `whole`: opens at the beginning
 * - `here`: opens at the step on the table
 * - `past`: ends at the step on the table, and says nothing of what came after or was tried besides
 */
export type Sharing = 'whole' | 'here' | 'past';

/** @param alone without the lines that were left */
export function recordFor(game: Game, cards: Cards, sharing: Sharing, alone = false): ReplayRecord {
  const end = sharing === 'past' ? game.cursor : game.decisions.length;
  const answers = game.decisions.slice(0, end);
  const snapshots = game.snapshots.slice(0, end + 1);
  const branches = alone || sharing === 'past' ? [] : game.branches;
  const notes = spotted(game.notes, { decisions: game.decisions, branches }).filter(
    ({ at, branch }) => branch !== undefined || at <= end,
  );
  const spot = ({ at, branch }: { at: number; branch?: number }) => ({ at, ...(branch !== undefined && { branch }) });
  const shown = sharing === 'whole' ? 0 : game.cursor;
  const duel = game.snapshots[shown] ?? current(game);
  const anchor: ReplayAnchor = { decision: shown, event: duel.pastCount + duel.log.length };
  return recordOf({ setup: game.opening, answers, snapshots }, cards, {
    branches: branches.map((line) => {
      const at = shared(game, line);
      const decisions = line.decisions.slice(at).map((answer, i) => {
        const prompt = line.snapshots[at + i]?.prompt;
        return prompt ? decisionOf(prompt, answer) : answer;
      });
      return { at, decisions, ...(line.name !== undefined && { name: line.name }) };
    }),
    comments: notes.flatMap((note) => (note.text === '' ? [] : [{ ...spot(note), text: note.text }])),
    marks: notes.flatMap((note) => (note.mark === null ? [] : [{ ...spot(note), mark: note.mark }])),
    anchor,
  });
}

/** Entries of all lines together: a link of many long variations must not fill the memory. */
const MOST_STEPS = 1_000_000;

export interface Opened {
  played: Played;
  /** Null where the duel could not even begin. */
  line: Adopted | null;
  step: number;
  /** Variations that could not be played to their end. */
  lost: number;
}

/** Plays a record with its variations, as far as they go here. */
export function openedRecord(record: ReplayRecord, cards: Cards): Opened {
  const played = playRecord(record, cards, { snapshots: true });
  const { snapshots } = played;
  if (!snapshots) return { played, line: null, step: 0, lost: record.branches.length };
  const main: Line = { decisions: answersOf(record.decisions, snapshots), snapshots, auto: [] };
  const lines: (Line | null)[] = [];
  let steps = main.decisions.length;
  let lost = 0;
  for (const { of, at, decisions, name } of record.branches) {
    const from = of === undefined ? main : (lines[of] ?? null);
    steps += at + decisions.length;
    const isPossible = from !== null && at <= from.decisions.length && steps <= MOST_STEPS;
    const line = isPossible ? variation(from, at, decisions, cards, name) : null;
    if ((line?.decisions.length ?? 0) < at + decisions.length) lost++;
    lines.push(line);
  }
  const branches = lines.filter((line) => line !== null);
  const { decision = main.decisions.length, branch } = record.anchor ?? {};
  const shown = branch === undefined ? main : (lines[branch] ?? main);
  const line: Adopted = {
    decisions: shown.decisions,
    snapshots: shown.snapshots,
    branches: shown === main ? branches : [main, ...branches.filter((one) => one !== shown)],
    notes: notesIn(record, main, lines),
  };
  return { played, line, step: decision, lost };
}

const answersOf = (decisions: readonly number[], snapshots: Line['snapshots']): number[] =>
  snapshots.slice(0, -1).map(({ prompt }, i) => (prompt ? (answerOf(prompt, decisions[i]!) ?? 0) : 0));

/** As much of a variation as is legal here; null where it adds nothing. */
function variation(
  from: Line,
  at: number,
  decisions: readonly number[],
  cards: Cards,
  name: string | undefined,
): Line | null {
  const snapshots = from.snapshots.slice(0, at + 1);
  const answers = from.decisions.slice(0, at);
  for (const decision of decisions) {
    const duel = snapshots.at(-1)!;
    const answer = duel.prompt && answerOf(duel.prompt, decision);
    if (answer === null) break;
    try {
      snapshots.push(advance(duel, cards, answer));
    } catch {
      break;
    }
    answers.push(answer);
  }
  if (answers.length === at) return null;
  return { decisions: answers, snapshots, auto: [], ...(name !== undefined && { name }) };
}

function notesIn(record: ReplayRecord, main: Line, lines: readonly (Line | null)[]): Note[] {
  const notes: Note[] = [];
  const byState = new Map<Duel, Note>();
  const noteAt = (branch: number | undefined, at: number): Note | null => {
    const line = branch === undefined ? main : lines[branch];
    if (!line || at > line.decisions.length) return null;
    // Lines share the states they have in common, so a state is a position.
    const state = line.snapshots[at]!;
    const known = byState.get(state);
    if (known) return known;
    const note: Note = { line: line.decisions, at, text: '', mark: null };
    notes.push(note);
    byState.set(state, note);
    return note;
  };
  for (const { at, branch, text } of record.comments) {
    const note = noteAt(branch, at);
    if (note) note.text = note.text === '' ? text : `${note.text}\n${text}`;
  }
  for (const { at, branch, mark } of record.marks) {
    const note = noteAt(branch, at);
    if (note) note.mark ??= mark;
  }
  return notes;
}
