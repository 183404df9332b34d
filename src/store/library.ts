/** A file of kept duels: how each began and its decisions, as in the storage, one duel to a line. */
import type { SavedDuel } from './saved';
import { wrongIn } from './shape';

/** Says what the file is, and the layout of the rest. */
const KIND = 'duels';
export const LIBRARY_VERSION = 1;
const HEAD = `{"spellspeed":"${KIND}","version":${LIBRARY_VERSION},"duels":[`;
/** Characters: more than a browser's storage holds. */
const MOST_CHARACTERS = 20_000_000;

export function libraryText(duels: readonly SavedDuel[]): string {
  const entries = duels.map((duel) => {
    const { stamp: _tab, ...rest } = duel;
    return JSON.stringify(rest);
  });
  return `${HEAD}\n${entries.join(',\n')}\n]}\n`;
}

/** What is wrong with a file as a whole. */
export type FileFault =
  | { what: 'empty' }
  | { what: 'tooLong'; found: number; most: number }
  | { what: 'notJson' }
  /** JSON, but no list of duels. */
  | { what: 'notDuels' }
  | { what: 'version'; found: string };

/** An entry that cannot be read; the others can. Entries count from 1. */
export interface EntryFault {
  entry: number;
  title: string | null;
  /** The first field that is not as it must be; empty where the entry is no duel at all, null where its text is damaged. */
  field: string | null;
}

export interface Library {
  duels: SavedDuel[];
  faults: EntryFault[];
}

export function readLibrary(text: string): Library | FileFault {
  if (text.trim() === '') return { what: 'empty' };
  if (text.length > MOST_CHARACTERS) return { what: 'tooLong', found: text.length, most: MOST_CHARACTERS };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.startsWith(HEAD) ? salvaged(text) : { what: 'notJson' };
  }
  if (typeof value !== 'object' || value === null) return { what: 'notDuels' };
  const { spellspeed, version, duels } = value as Record<string, unknown>;
  if (spellspeed !== KIND) return { what: 'notDuels' };
  if (version !== LIBRARY_VERSION) return { what: 'version', found: String(version) };
  if (!Array.isArray(duels)) return { what: 'notDuels' };
  return checked(duels);
}

function checked(duels: readonly unknown[]): Library {
  const read: Library = { duels: [], faults: [] };
  for (const [at, duel] of duels.entries()) {
    const field = duel === DAMAGED ? null : wrongIn(duel);
    if (field === null && duel !== DAMAGED) read.duels.push(duel as SavedDuel);
    else read.faults.push({ entry: at + 1, title: titleIn(duel), field });
  }
  return read;
}

/** Stands for an entry whose text is no JSON. */
const DAMAGED = Symbol('damaged');

/** A file that was cut off or altered: each duel has a line of its own, so the others can still be read. */
function salvaged(text: string): Library {
  const lines = text.split('\n').slice(1);
  const entries = lines.filter((line) => line.trim() !== '' && !/^\s*\]/.test(line));
  const duels = entries.map((line): unknown => {
    try {
      return JSON.parse(line.replace(/,\s*$/, ''));
    } catch {
      return DAMAGED;
    }
  });
  // Cut between two lines: what came after is missing, and is not passed over.
  if (duels.at(-1) !== DAMAGED && !/\]\s*\}\s*$/.test(text)) duels.push(DAMAGED);
  return checked(duels);
}

function titleIn(duel: unknown): string | null {
  const title = typeof duel === 'object' && duel !== null && 'title' in duel ? duel.title : null;
  return typeof title === 'string' ? title : null;
}

/** Every link in a text, in order; a text with at most one is taken as it is. */
export function linksIn(text: string): string[] {
  const starts = [...text.matchAll(/\S*#\/d\//g)].map(({ index }) => index);
  return starts.length < 2 ? [text] : starts.map((start, i) => text.slice(start, starts[i + 1]).trim());
}
