/** What a replay link holds, as plain data. */
import type { BoardSetup, DeckList, DuelOptions } from '@/engine';

/** How a decision or position is judged by whoever annotates it; `*` is a bookmark. */
export const MARKS = ['!', '?', '!!', '??', '!?', '?!', '*'] as const;
export type Mark = (typeof MARKS)[number];

/** Decisions that answer no prompt. They are passed to `advance` as they are. */
export const SURRENDER = [-1, -2] as const;
export const AGREED_DRAW = -3;

export type ReplayBoard = Omit<BoardSetup, 'options'>;
export type ReplayStart = { kind: 'decks'; decks: [DeckList, DeckList] } | { kind: 'board'; board: ReplayBoard };

/** Where a note stands: after `at` decisions of the duel, or of the variation with that index. */
export interface Spot {
  at: number;
  branch?: number;
}

/**
 * A variation: the first `at` decisions of the line it leaves (the duel's own, or that of the earlier variation `of`),
 * then its own decisions.
 */
export interface ReplayBranch {
  at: number;
  decisions: number[];
  of?: number;
  name?: string;
}

export interface ReplayComment extends Spot {
  text: string;
}

export interface ReplayMark extends Spot {
  mark: Mark;
}

/** Where the page opens: after so many decisions, at this event of the log. */
export interface ReplayAnchor {
  decision: number;
  event: number;
  branch?: number;
}

export interface ReplayRecord {
  /** Rules version it was played under. */
  rules: number;
  /** Hash of the definitions of the cards in this duel. */
  cardsHash: number;
  options: DuelOptions;
  start: ReplayStart;
  /** Indexes into the options of each prompt (the passcode where a card name is declared), or an out-of-band decision. */
  decisions: number[];
  /** One byte each time the turn changed, and the hash after the last decision. */
  checks: number[];
  hash: number;
  branches: ReplayBranch[];
  comments: ReplayComment[];
  marks: ReplayMark[];
  anchor: ReplayAnchor | null;
}

/** Upper bounds, the same for writing and reading: a hostile link must not cost more than a long duel. */
export const LIMITS = {
  /** Characters of a pasted text, with everything around the code. */
  text: 1_000_000,
  /** Bytes of a link, packed. */
  packed: 262_144,
  /** Bytes of its compressed part, unpacked. */
  unpacked: 262_144,
  decisions: 65_536,
  decision: 0x7fff_ffff,
  checks: 4_096,
  pile: 1_000,
  boardCards: 1_000,
  branches: 1_000,
  comments: 2_000,
  marks: 4_000,
  switches: 64,
  /** Bytes of UTF-8. */
  commentText: 16_000,
  name: 400,
} as const;

/** All decisions of one line, from the beginning of the duel. */
export function lineOf(record: Pick<ReplayRecord, 'decisions' | 'branches'>, branch?: number): number[] {
  const own: number[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (let index = branch; index !== undefined; ) {
    const variation: ReplayBranch | undefined = record.branches[index];
    if (!variation) break;
    // A later variation may have left this line before its first own decision: then nothing of it remains.
    own.push(variation.decisions.slice(0, Math.max(0, end - variation.at)));
    end = Math.min(end, variation.at);
    index = variation.of;
  }
  return [...record.decisions.slice(0, end), ...own.reverse().flat()];
}
