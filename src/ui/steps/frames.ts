/**
 * What happened, state by state: the frames between decisions, as the engine passes through them. A frame is made only of
 * what its viewer is told in the log, so neither their number nor their order says more than the log does.
 */
import { type Cards, type Duel, type DuelEvent, steps } from '@/engine';

export interface Frame {
  /** The duel after it. */
  duel: Duel;
  /** Number of decisions taken before the one this frame belongs to. */
  step: number;
  /** What happened in it: log entries its viewer is told. Empty in the first frame, which shows what was there before. */
  events: readonly DuelEvent[];
  /** Chain Link that is activated or resolves in it; 0 outside a Chain. */
  link: number;
  mode: 'activating' | 'resolving' | 'none';
}

/** Frames of one kind in a row. */
export interface Group {
  from: number;
  /** Index of its last frame. */
  to: number;
  link: number;
  mode: Frame['mode'];
}

/** A part of a line: from the snapshot `from` to the snapshot `to`. */
export interface Span {
  from: number;
  to: number;
}

interface Played {
  decisions: readonly number[];
  snapshots: readonly Duel[];
}

/** Entries that are frames although no sentence is told of them. */
export const SILENT: ReadonlySet<DuelEvent['type']> = new Set(['linkResolving', 'summonAttempted']);

/** Number of log entries up to a state. */
export const lengthOf = (duel: Duel): number => duel.pastCount + duel.log.length;

/** @param told by id, the log entries the viewer is told, and those of `SILENT` */
export function framesOf(
  { decisions, snapshots }: Played,
  { from, to }: Span,
  cards: Cards,
  told: ReadonlyMap<number, DuelEvent>,
): Frame[] {
  const start = snapshots[from];
  if (!start) return [];
  const frames: Frame[] = [{ duel: start, step: from, events: [], link: 0, mode: 'none' }];
  let seen = lengthOf(start);
  for (let step = from; step < to; step++) {
    const before = snapshots[step];
    const answer = decisions[step];
    if (!before || answer === undefined) break;
    for (const duel of waysOf(before, cards, answer)) {
      const events: DuelEvent[] = [];
      for (let id = seen; id < lengthOf(duel); id++) {
        const event = told.get(id);
        if (event) events.push(event);
      }
      seen = Math.max(seen, lengthOf(duel));
      add(frames, { duel, step, events, ...placeOf(duel, events) });
    }
    // Whoever decides next sees the table as it is by then.
    const last = frames[frames.length - 1]!;
    const rests = snapshots[step + 1];
    if (rests && frames.length > 1 && last.step === step) frames[frames.length - 1] = { ...last, duel: rests };
  }
  // What came of it in the end belongs to the last thing that happened.
  const end = snapshots[to];
  if (end && frames.length > 1) frames[frames.length - 1] = { ...frames.at(-1)!, duel: end };
  return frames;
}

/** Surrender and an agreed draw have no states between. */
function waysOf(duel: Duel, cards: Cards, answer: number): readonly Duel[] {
  return answer < 0 ? [] : steps(duel, cards, answer);
}

/**
 * A state in which nothing is told belongs to what came before in the same step, unless something new has begun in it: a
 * frame ends where the next decision is due. So does the end of a link belong to its last operation.
 */
function add(frames: Frame[], frame: Frame): void {
  const last = frames.at(-1)!;
  const isQuiet = frame.events.length === 0;
  const isEnd =
    !isQuiet &&
    frame.events.every(({ type }) => type === 'linkResolved') &&
    last.mode === 'resolving' &&
    last.link === frame.link &&
    !last.events.some(({ type }) => type === 'linkResolving');
  if (!isQuiet && !isEnd) frames.push(frame);
  else if (frames.length > 1 && (isEnd || (last.step === frame.step && goesOn(last.duel, frame.duel)))) {
    frames[frames.length - 1] = { ...last, duel: frame.duel, events: [...last.events, ...frame.events] };
  }
}

/** No link was added meanwhile, none has begun to resolve, nor has another Phase or Step. */
function goesOn(before: Duel, after: Duel): boolean {
  const resolving = (duel: Duel) => duel.chain.find(({ state }) => state === 'resolving')?.number;
  const begins = resolving(after);
  const closed = after.at.timing === 'chain.resolving' && before.at.timing !== 'chain.resolving';
  if (closed || after.at.turn !== before.at.turn) return false;
  return before.chain.length >= after.chain.length && (begins === undefined || begins === resolving(before));
}

function placeOf(duel: Duel, events: readonly DuelEvent[]): Pick<Frame, 'link' | 'mode'> {
  for (const event of events) {
    if (event.type === 'activated') return { link: event.chain, mode: 'activating' };
    if (event.type === 'linkResolving' || event.type === 'linkResolved') {
      return { link: event.chain, mode: 'resolving' };
    }
  }
  const resolving = duel.chain.find(({ state }) => state === 'resolving');
  if (resolving) return { link: resolving.number, mode: 'resolving' };
  const { link } = events[0] ?? {};
  if (duel.at.timing === 'chain.resolving' && link !== undefined) return { link, mode: 'resolving' };
  if (duel.at.timing === 'chain.activating') return { link: link ?? duel.chain.length + 1, mode: 'activating' };
  return { link: 0, mode: 'none' };
}

/** The frames in groups: each link as it was activated, then each as it resolved, and what lay between. */
export function groupsOf(frames: readonly Frame[]): Group[] {
  const groups: Group[] = [];
  for (const [at, { link, mode }] of frames.entries()) {
    const last = groups.at(-1);
    if (last && last.link === link && last.mode === mode) last.to = at;
    else groups.push({ from: at, to: at, link, mode });
  }
  return groups;
}

/** First frame of the next group, or of this one and then the one before. */
export function byGroup(groups: readonly Group[], at: number, way: 1 | -1): number {
  const here = groups.findIndex(({ from, to }) => from <= at && at <= to);
  const group = groups[here];
  if (!group) return at;
  if (way > 0) return groups[here + 1]?.from ?? group.to;
  return at > group.from ? group.from : (groups[here - 1]?.from ?? 0);
}
