/** What is written about positions of a duel: marks and comments. A position is the decisions that led to it. */
import type { Mark } from '@/replay/record';

/** Notes of a position: the first `at` decisions of a line. The list is shared with the line, never copied. */
export interface Note {
  line: readonly number[];
  at: number;
  text: string;
  mark: Mark | null;
}

export type NoteText = Pick<Note, 'text' | 'mark'>;

/** As it is kept and sent: `branch` is the place in the list of lines that were left; none is the line played. */
export interface Spotted extends NoteText {
  at: number;
  branch?: number;
}

interface Lines {
  decisions: readonly number[];
  branches: readonly { decisions: readonly number[] }[];
}

/** Whether a note stands on this line. */
export function isOn({ line, at }: Pick<Note, 'line' | 'at'>, decisions: readonly number[]): boolean {
  if (line === decisions) return true;
  if (at > decisions.length) return false;
  for (let i = 0; i < at; i++) if (line[i] !== decisions[i]) return false;
  return true;
}

/** The notes of a line, by step. */
export function notesOn(notes: readonly Note[], decisions: readonly number[]): ReadonlyMap<number, NoteText> {
  return new Map(notes.filter((note) => isOn(note, decisions)).map((note) => [note.at, note]));
}

/** Writes, changes or, with nothing in it, takes away the note of a position. */
export function withNote(
  notes: readonly Note[],
  decisions: readonly number[],
  at: number,
  { text, mark }: NoteText,
): Note[] {
  const others = notes.filter((note) => note.at !== at || !isOn(note, decisions));
  return text === '' && mark === null ? others : [...others, { line: decisions, at, text, mark }];
}

/** Where each note stands, seen from the line played and those that were left. */
export function spotted(notes: readonly Note[], { decisions, branches }: Lines): Spotted[] {
  return notes.flatMap((note): Spotted[] => {
    const { at, text, mark } = note;
    if (isOn(note, decisions)) return [{ at, text, mark }];
    const branch = branches.findIndex((line) => isOn(note, line.decisions));
    return branch < 0 ? [] : [{ at, text, mark, branch }];
  });
}

/** The other way. A note whose line could not be played again is left out. */
export function unspotted(spots: readonly Spotted[], { decisions, branches }: Lines): Note[] {
  return spots.flatMap(({ at, branch, text, mark }): Note[] => {
    const line = branch === undefined ? decisions : branches[branch]?.decisions;
    return line && at <= line.length ? [{ line, at, text, mark }] : [];
  });
}
