/**
 * Format 1, from a record to bytes and back. Two streams: `raw` takes what looks like noise (passcodes, hashes, check
 * bytes, seed) and is stored as it is; `body` takes everything with habits (decisions, copies, texts) and is compressed.
 * Neither needs the engine to be read.
 */
import type { DuelOptions } from '@/engine';
import { readBoard, writeBoard } from './board';
import type { Reader, Writer } from './bytes';
import { readDecks, writeDecks } from './decks';
import { type LinkPart, wrong } from './fault';
import {
  LIMITS,
  type ReplayAnchor,
  type ReplayBranch,
  type ReplayComment,
  type ReplayMark,
  type ReplayRecord,
  type ReplayStart,
  type Spot,
} from './record';
import { MARK_TABLE, numberOf, UNWRITTEN_HAND, UNWRITTEN_LP, UNWRITTEN_NAMES } from './tables';

/** Decisions are written with the three that answer no prompt below the others. */
const OUT_OF_BAND = 3;
const MAX_NUMBER = 0x7fff_ffff;

const FLAG = { second: 1, shuffle: 2, openingTurn: 4, board: 8, lp: 16, hand: 32, names: 64, switches: 128 } as const;

export function writeRecord(record: ReplayRecord, raw: Writer, body: Writer): void {
  raw.varint(record.rules);
  raw.uint32(record.cardsHash);
  raw.uint32(record.options.seed);
  raw.uint32(record.hash);
  writeOptions(record.options, record.start.kind, body);
  if (record.start.kind === 'board') writeBoard(record.start.board, raw, body);
  else writeDecks(record.start.decks, raw, body);
  raw.varint(record.checks.length);
  raw.raw(record.checks);
  writeDecisions(record.decisions, body);
  // What most links lack is written as one list of its own kinds, and nothing at all when there is none.
  const { branches, comments, marks, anchor } = record;
  if (branches.length + comments.length + marks.length === 0 && !anchor) return;
  body.varint(branches.length);
  for (const branch of branches) writeBranch(branch, body);
  body.varint(comments.length);
  for (const comment of comments) {
    writeSpot(comment, body);
    body.text(comment.text);
  }
  body.varint(marks.length);
  for (const mark of marks) {
    writeSpot(mark, body);
    body.varint(numberOf(MARK_TABLE, mark.mark));
  }
  if (anchor) {
    writeSpot({ ...anchor, at: anchor.decision }, body);
    body.varint(anchor.event);
  }
}

export function readRecord(raw: Reader, body: Reader): ReplayRecord {
  const rules = raw.varint('header', MAX_NUMBER);
  const cardsHash = raw.uint32('header');
  const seed = raw.uint32('header');
  const hash = raw.uint32('header');
  const { options, kind } = readOptions(seed, body);
  const start: ReplayStart =
    kind === 'board' ? { kind, board: readBoard(raw, body) } : { kind, decks: readDecks(raw, body) };
  const checks = [...raw.take(raw.varint('checks', LIMITS.checks), 'checks')];
  const decisions = readDecisions('decisions', body);
  const branches: ReplayBranch[] = [];
  const comments: ReplayComment[] = [];
  const marks: ReplayMark[] = [];
  let anchor: ReplayAnchor | null = null;
  if (body.left > 0) {
    repeat(body.varint('branches', LIMITS.branches), () => branches.push(readBranch(body)));
    repeat(body.varint('comments', LIMITS.comments), () =>
      comments.push({ ...readSpot('comments', body), text: body.text('comments', LIMITS.commentText) }),
    );
    repeat(body.varint('marks', LIMITS.marks), () =>
      marks.push({ ...readSpot('marks', body), mark: body.entry(MARK_TABLE, 'marks') }),
    );
    if (body.left > 0) {
      const { at, ...spot } = readSpot('anchor', body);
      anchor = { decision: at, event: body.varint('anchor', MAX_NUMBER), ...spot };
    }
  }
  if (raw.left + body.left > 0) wrong('end', raw.left + body.left, 0);
  return { rules, cardsHash, options, start, decisions, checks, hash, branches, comments, marks, anchor };
}

function repeat(count: number, work: () => unknown): void {
  for (let i = 0; i < count; i++) work();
}

function writeOptions(options: DuelOptions, kind: ReplayStart['kind'], body: Writer): void {
  const named = options.names.some((name, seat) => name !== UNWRITTEN_NAMES[seat]);
  body.varint(
    (options.first === 1 ? FLAG.second : 0) |
      (options.shuffle ? FLAG.shuffle : 0) |
      (options.openingTurn ? FLAG.openingTurn : 0) |
      (kind === 'board' ? FLAG.board : 0) |
      (options.lp !== UNWRITTEN_LP ? FLAG.lp : 0) |
      (options.hand !== UNWRITTEN_HAND ? FLAG.hand : 0) |
      (named ? FLAG.names : 0) |
      (options.switches.length > 0 ? FLAG.switches : 0),
  );
  if (options.lp !== UNWRITTEN_LP) body.varint(options.lp);
  if (options.hand !== UNWRITTEN_HAND) body.varint(options.hand);
  if (named) for (const name of options.names) body.text(name);
  if (options.switches.length > 0) {
    body.varint(options.switches.length);
    for (const name of options.switches) body.text(name);
  }
}

function readOptions(seed: number, body: Reader): { options: DuelOptions; kind: ReplayStart['kind'] } {
  const flags = body.varint('options', 255);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const lp = has(FLAG.lp) ? body.varint('options', MAX_NUMBER) : UNWRITTEN_LP;
  const hand = has(FLAG.hand) ? body.varint('options', LIMITS.pile) : UNWRITTEN_HAND;
  const names: [string, string] = has(FLAG.names) ? [body.text('options'), body.text('options')] : [...UNWRITTEN_NAMES];
  const switches: string[] = [];
  if (has(FLAG.switches)) {
    repeat(body.varint('options', LIMITS.switches), () => switches.push(body.text('options')));
  }
  const options: DuelOptions = {
    lp,
    first: has(FLAG.second) ? 1 : 0,
    hand,
    seed,
    shuffle: has(FLAG.shuffle),
    openingTurn: has(FLAG.openingTurn),
    switches,
    names,
  };
  return { options, kind: has(FLAG.board) ? 'board' : 'decks' };
}

function writeDecisions(decisions: readonly number[], body: Writer): void {
  body.varint(decisions.length);
  for (const decision of decisions) body.varint(decision + OUT_OF_BAND);
}

function readDecisions(part: LinkPart, body: Reader): number[] {
  const decisions: number[] = [];
  repeat(body.varint(part, LIMITS.decisions), () =>
    decisions.push(body.varint(part, LIMITS.decision + OUT_OF_BAND) - OUT_OF_BAND),
  );
  return decisions;
}

/** `branch` is written as 0 for the duel itself. */
function writeSpot(spot: Spot, body: Writer): void {
  body.varint(spot.branch === undefined ? 0 : spot.branch + 1);
  body.varint(spot.at);
}

function readSpot(part: LinkPart, body: Reader): Spot {
  const branch = body.varint(part, LIMITS.branches);
  const at = body.varint(part, LIMITS.decisions);
  return branch === 0 ? { at } : { at, branch: branch - 1 };
}

function writeBranch(branch: ReplayBranch, body: Writer): void {
  writeSpot({ at: branch.at, ...(branch.of !== undefined && { branch: branch.of }) }, body);
  writeDecisions(branch.decisions, body);
  body.text(branch.name ?? '');
}

function readBranch(body: Reader): ReplayBranch {
  const { at, branch: of } = readSpot('branches', body);
  const decisions = readDecisions('branches', body);
  const name = body.text('branches');
  return { at, decisions, ...(of !== undefined && { of }), ...(name !== '' && { name }) };
}
