/** What the commands that take a replay link share. */
import { existsSync, readFileSync } from 'node:fs';
import type { Seat } from '../engine';
import { decodeReplay, linkErrorText, type ReplayRecord } from '../replay';
import { UsageError } from './io';

/** The record of a link, or of a downloaded file that holds one. What cannot be read is a wrong argument. */
export async function readLink(args: readonly string[]): Promise<ReplayRecord> {
  const [link, ...more] = args;
  if (link === undefined || more.length > 0) throw new UsageError('Give one replay link, or a file that holds one.');
  const text = existsSync(link) ? readFileSync(link, 'utf8') : link;
  const result = await decodeReplay(text);
  if (!result.ok) throw new UsageError(linkErrorText(result.error, 'en'));
  return result.record;
}

const SEAT_LETTERS = ['A', 'B'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

/** Seats are A and B for people, so that nobody has to know from where we count. */
export const seatLetter = (seat: Seat): SeatLetter => SEAT_LETTERS[seat];

export function seatOf(letter: string): Seat {
  const index = SEAT_LETTERS.indexOf(letter.toUpperCase() as SeatLetter);
  if (index < 0) throw new UsageError(`--seat takes A or B, not "${letter}".`);
  return index === 0 ? 0 : 1;
}
