/** Links that were damaged on their way or made to do harm, for tests and `npm run replay -- --fuzz`. */
import { fromBase64Url } from './base64url';
import { Reader, Writer } from './bytes';
import { encodeReplay, seal } from './codec';
import { deflate, inflate } from './deflate';
import { LIMITS, type ReplayRecord } from './record';

/** A link taken apart: its text, and the two streams below the checksum as they are before compression. */
export interface Opened {
  link: string;
  raw: Uint8Array;
  body: Uint8Array;
}

export async function openedLink(record: ReplayRecord): Promise<Opened> {
  const link = await encodeReplay(record);
  const bytes = new Reader(fromBase64Url(link));
  bytes.byte('header');
  bytes.varint('header');
  bytes.uint32('header');
  const sizes = bytes.varint('header');
  const raw = bytes.take(sizes >> 1, 'header');
  const rest = Uint8Array.from(bytes.take(bytes.left, 'header'));
  return { link, raw, body: sizes % 2 === 0 ? rest : await inflate(rest, LIMITS.unpacked) };
}

/** A link with the right length and checksum around these streams, whatever they say. */
export function closedLink(raw: Uint8Array, body: Uint8Array, isDeflated: boolean): string {
  const packed = new Writer();
  packed.varint(raw.length * 2 + (isDeflated ? 1 : 0));
  packed.raw(raw);
  packed.raw(body);
  return seal(packed.done());
}

/** A whole number from 0 to `count - 1`. */
type Below = (count: number) => number;

export const MUTATIONS = ['letters', 'bytes', 'counts', 'crossed', 'compressed'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/**
 * One damaged link.
 * - `letters`: what a person, a chat or a chance does to the text
 * - `bytes`: some bytes changed, put in or left out, with the right checksum, as only somebody with intent can
 * - `counts`: huge numbers where the streams hold numbers
 * - `crossed`: parts of two links in one
 * - `compressed`: noise, cuts and floods in the compressed part
 */
export async function mutatedLink(kind: Mutation, links: readonly Opened[], below: Below): Promise<string> {
  const one = links[below(links.length)]!;
  switch (kind) {
    case 'letters':
      return changedLetters(one.link, below);
    case 'bytes': {
      const isRaw = below(3) === 0;
      const [raw, body] = isRaw ? [changedBytes(one.raw, below), one.body] : [one.raw, changedBytes(one.body, below)];
      return closedLink(raw, body, false);
    }
    case 'counts':
      return below(3) === 0
        ? closedLink(withHugeNumber(one.raw, below), one.body, false)
        : closedLink(one.raw, withHugeNumber(one.body, below), false);
    case 'crossed': {
      const two = links[below(links.length)]!;
      if (below(2) === 0) return closedLink(one.raw, two.body, false);
      return closedLink(spliced(one.raw, two.raw, below), spliced(one.body, two.body, below), false);
    }
    case 'compressed': {
      if (below(200) === 0) return closedLink(one.raw, await flood(below), true);
      const packed = await deflate(Uint8Array.from(one.body));
      return closedLink(one.raw, changedBytes(packed, below), true);
    }
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ #/?!&=%.\u200b\u0000가<"';

function changedLetters(link: string, below: Below): string {
  const chars = [...link];
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const at = below(chars.length);
    const letter = LETTERS.charAt(below(LETTERS.length));
    switch (below(7)) {
      case 0:
      case 1:
        chars[at] = letter;
        break;
      case 2:
        chars.splice(at, 1 + below(3));
        break;
      case 3:
        chars.splice(at, 0, letter);
        break;
      case 4:
        chars.length = at;
        break;
      case 5:
        chars[at] = (chars[at] ?? '').toUpperCase();
        break;
      default:
        chars.push(...chars.slice(at, at + 1 + below(40)));
    }
  }
  return chars.join('');
}

function changedBytes(bytes: Uint8Array, below: Below): Uint8Array {
  const changed = [...bytes];
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const at = below(Math.max(1, changed.length));
    switch (below(6)) {
      case 0:
        changed[at] = below(256);
        break;
      case 1:
        changed[at] = 255;
        break;
      case 2:
        changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
        break;
      case 3:
        changed.splice(at, 1 + below(4));
        break;
      case 4:
        changed.splice(at, 0, below(256));
        break;
      default:
        if (below(4) === 0) changed.length = Math.min(at, changed.length);
        else changed[at] = (changed[at] ?? 0) + 1;
    }
  }
  return Uint8Array.from(changed);
}

/** A number of up to five bytes, far above what any list holds or just at an edge. */
function withHugeNumber(bytes: Uint8Array, below: Below): Uint8Array {
  const edges = [LIMITS.decisions, LIMITS.pile, LIMITS.branches, LIMITS.comments, 0x7fff_ffff, 0xffff_ffff];
  const value = edges[below(edges.length)]! - below(2);
  const number = new Writer();
  number.varint(value);
  const at = below(Math.max(1, bytes.length));
  return Uint8Array.from([...bytes.subarray(0, at), ...number.done(), ...bytes.subarray(at + below(3))]);
}

function spliced(a: Uint8Array, b: Uint8Array, below: Below): Uint8Array {
  return Uint8Array.from([...a.subarray(0, below(a.length + 1)), ...b.subarray(below(b.length + 1))]);
}

/** Much that packs into little. */
async function flood(below: Below): Promise<Uint8Array> {
  return deflate(new Uint8Array(LIMITS.unpacked - 1 + below(3) * 1_000_000).fill(below(4)));
}
