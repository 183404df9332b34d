/** What must hold in every record beyond its types. Asked before writing and after reading. */
import { byteLength } from './bytes';
import { type LinkPart, wrong } from './fault';
import { LIMITS, type ReplayRecord, type Spot } from './record';

/** Stops at the first thing that is wrong. */
export function checkRecord(record: ReplayRecord): void {
  const { branches, comments, marks, anchor } = record;
  const lengths = lineLengths(record);
  const inLine = (part: LinkPart, spot: Spot): void => {
    const length = spot.branch === undefined ? record.decisions.length : lengths[spot.branch];
    if (length === undefined) wrong(part, (spot.branch ?? 0) + 1, branches.length);
    else if (spot.at > length) wrong(part, spot.at, length);
  };

  if (record.start.kind === 'decks') {
    for (const deck of record.start.decks) {
      for (const pile of [deck.main, deck.extra]) atMost('decks', pile.length, LIMITS.pile);
    }
  } else atMost('board', record.start.board.cards.length, LIMITS.boardCards);
  let decisions = record.decisions.length;
  for (const branch of branches) decisions += branch.decisions.length;
  atMost('decisions', decisions, LIMITS.decisions);
  atMost('checks', record.checks.length, LIMITS.checks);
  atMost('branches', branches.length, LIMITS.branches);
  atMost('comments', comments.length, LIMITS.comments);
  atMost('marks', marks.length, LIMITS.marks);
  atMost('options', record.options.switches.length, LIMITS.switches);
  for (const name of [...record.options.names, ...record.options.switches])
    atMost('options', byteLength(name), LIMITS.name);
  for (const branch of branches) atMost('branches', byteLength(branch.name ?? ''), LIMITS.name);
  for (const comment of comments) {
    inLine('comments', comment);
    atMost('comments', byteLength(comment.text), LIMITS.commentText);
  }
  for (const mark of marks) inLine('marks', mark);
  if (anchor) inLine('anchor', { ...anchor, at: anchor.decision });
}

function atMost(part: LinkPart, found: number, most: number): void {
  if (found > most) wrong(part, found, most);
}

/** Number of decisions of each variation from the beginning of the duel; a variation may only leave an earlier line. */
function lineLengths(record: ReplayRecord): number[] {
  const lengths: number[] = [];
  for (const branch of record.branches) {
    const left = branch.of === undefined ? record.decisions.length : lengths[branch.of];
    if (left === undefined) return wrong('branches', (branch.of ?? 0) + 1, lengths.length);
    if (branch.at > left) wrong('branches', branch.at, left);
    lengths.push(branch.at + branch.decisions.length);
  }
  return lengths;
}
