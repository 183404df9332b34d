/** Damaged and hostile links, one after the other: each is read or refused, in bounded time and memory. */
import { cards } from '../catalogue';
import { createChance, mixSeeds } from '../players';
import {
  decodeReplay,
  differenceTexts,
  divergenceText,
  encodeReplay,
  type LinkErrorCode,
  linkErrorText,
  playRecord,
  type ReplayRecord,
} from '../replay';
import { MUTATIONS, type Mutation, mutatedLink, type Opened, openedLink } from '../replay/mutate';
import { sampleRecords } from './samples';

export interface FuzzFigures {
  links: number;
  /** Links that could be read, by how they were made; the others were refused with a reason. */
  read: Record<Mutation, number>;
  refused: Partial<Record<LinkErrorCode, number>>;
  /** Records of links that were read, played on the rules as far as they go. */
  played: number;
  /** Time of the processor, not of the clock: what else the machine does must not fail a run. */
  slowestReadMs: number;
  slowestPlayMs: number;
  /** The heap after the run, and its highest, in millions of bytes. */
  heapMb: { before: number; highest: number };
  /** What must not happen, with the link it happened to. */
  faults: { number: number; what: string; link: string }[];
}

/** Of the links that can be read so many in a hundred are played: most are stopped by the first decision. */
const PLAYED_PERCENT = 10;
/** A link is read in far less. */
const MOST_READ_MS = 2000;
const MOST_FAULTS = 20;

/**
 * @param links how many
 * @param from number of the first: every link has its own seed, so a long run can be made in parts
 */
export async function fuzz(
  links: number,
  seed: number,
  from: number,
  onProgress: (done: number) => void = () => {},
): Promise<FuzzFigures> {
  const heap = (): number => Math.round(process.memoryUsage().heapUsed / 100_000) / 10;
  const originals = await Promise.all(sampleRecords(seed).map(openedLink));
  const before = heap();
  const figures: FuzzFigures = {
    links,
    read: { letters: 0, bytes: 0, counts: 0, crossed: 0, compressed: 0 },
    refused: {},
    played: 0,
    slowestReadMs: 0,
    slowestPlayMs: 0,
    heapMb: { before, highest: before },
    faults: [],
  };
  for (let number = from; number < from + links; number++) {
    await tryLink(number, seed, originals, figures);
    const done = number + 1 - from;
    if (done % 1000 === 0) figures.heapMb.highest = Math.max(figures.heapMb.highest, heap());
    if (done % 10_000 === 0) onProgress(done);
  }
  return figures;
}

async function tryLink(
  number: number,
  seed: number,
  originals: readonly Opened[],
  figures: FuzzFigures,
): Promise<void> {
  const chance = createChance(mixSeeds(seed, number));
  const kind = MUTATIONS[number % MUTATIONS.length]!;
  const link = await mutatedLink(kind, originals, chance.below);
  const fault = (what: string): void => {
    if (figures.faults.length < MOST_FAULTS) figures.faults.push({ number, what, link });
  };
  try {
    const started = process.cpuUsage();
    const decoded = await decodeReplay(link);
    const took = since(started);
    figures.slowestReadMs = Math.max(figures.slowestReadMs, took);
    if (took > MOST_READ_MS) fault(`reading took ${Math.round(took)} ms`);
    if (!decoded.ok) {
      const { error } = decoded;
      figures.refused[error.code] = (figures.refused[error.code] ?? 0) + 1;
      for (const lang of ['en', 'ko'] as const) if (linkErrorText(error, lang).length > 400) fault('a long message');
      // Not one of the reasons the decoder knows: an exception it did not foresee.
      if (error.code === 'content' && error.at === undefined) fault(`unforeseen: ${error.found}`);
      return;
    }
    figures.read[kind]++;
    const again = await decodeReplay(await encodeReplay(decoded.record));
    if (!again.ok || JSON.stringify(again.record) !== JSON.stringify(decoded.record))
      fault('not the same when sent on');
    if (chance.happens(PLAYED_PERCENT)) play(decoded.record, figures);
  } catch (error) {
    fault(String(error));
  }
}

/** Milliseconds of the processor since then. */
function since(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function play(record: ReplayRecord, figures: FuzzFigures): void {
  const started = process.cpuUsage();
  const { diverged, differs } = playRecord(record, cards, { snapshots: true });
  for (const lang of ['en', 'ko'] as const) {
    differenceTexts(differs, lang);
    if (diverged) divergenceText(diverged, lang);
  }
  figures.slowestPlayMs = Math.max(figures.slowestPlayMs, since(started));
  figures.played++;
}
