/**
 * A replay link: `#/d/` and one word of base64url. The bytes are
 * format version, number of bytes to come, checksum (32 bits), then the packed record:
 * whether the body is compressed, length of the raw part, raw part, body.
 */
import { fromBase64Url, toBase64Url } from './base64url';
import { Reader, Writer } from './bytes';
import { checkRecord } from './check';
import { deflate, inflate } from './deflate';
import { type LinkError, LinkFault } from './fault';
import { readRecord, writeRecord } from './format';
import { hashBytes } from './hash';
import { LIMITS, type ReplayRecord } from './record';
import { FORMAT_VERSION } from './versions';

/** Everything after the number sign stays in the browser. */
export const LINK_ROUTE = '#/d/';

const PLAIN = 0;
const DEFLATED = 1;

export type Decoded = { ok: true; record: ReplayRecord } | { ok: false; error: LinkError };

/** The code of a record (without the address). Throws a RangeError when it holds more than a link can. */
export async function encodeReplay(record: ReplayRecord): Promise<string> {
  const raw = new Writer();
  const body = new Writer();
  writeRecord(canonical(record), raw, body);
  const rawBytes = raw.done();
  const plain = body.done();
  try {
    // A link we could not read ourselves must not leave.
    checkRecord(readRecord(new Reader(rawBytes), new Reader(plain)));
  } catch (fault) {
    throw fault instanceof LinkFault ? new RangeError(`cannot be a link: ${JSON.stringify(fault.detail)}`) : fault;
  }
  if (plain.length > LIMITS.unpacked) throw new RangeError(`cannot be a link: ${plain.length} bytes`);
  const deflated = await deflate(plain);
  const smaller = deflated.length < plain.length;

  const packed = new Writer();
  packed.varint(rawBytes.length * 2 + (smaller ? DEFLATED : PLAIN));
  packed.raw(rawBytes);
  packed.raw(smaller ? deflated : plain);
  return seal(packed.done());
}

/** Puts version, length and checksum before the packed record. */
export function seal(packed: Uint8Array): string {
  if (packed.length > LIMITS.packed) throw new RangeError(`cannot be a link: ${packed.length} bytes`);
  const link = new Writer();
  link.byte(FORMAT_VERSION);
  link.varint(packed.length);
  link.uint32(hashBytes(packed));
  link.raw(packed);
  return toBase64Url(link.done());
}

/** Reads a code, `#/d/...` or a whole address, with white space anywhere. Never throws, bounded in time and memory. */
export async function decodeReplay(text: string): Promise<Decoded> {
  try {
    return { ok: true, record: await decode(text) };
  } catch (fault) {
    if (fault instanceof LinkFault) return { ok: false, error: fault.detail };
    // Not foreseen; still an answer, because the page must lose nothing.
    return { ok: false, error: { code: 'content', found: String(fault) } };
  }
}

/** Main Decks that are shuffled have no order of their own; the engine sorts them before shuffling. */
export function canonical(record: ReplayRecord): ReplayRecord {
  if (record.start.kind === 'board' || !record.options.shuffle) return record;
  const [a, b] = record.start.decks;
  const sorted = (pile: readonly number[]) => [...pile].sort((x, y) => x - y);
  return {
    ...record,
    start: {
      kind: 'decks',
      decks: [
        { ...a, main: sorted(a.main) },
        { ...b, main: sorted(b.main) },
      ],
    },
  };
}

async function decode(text: string): Promise<ReplayRecord> {
  const code = codeOf(text);
  const most = Math.ceil(((LIMITS.packed + 16) * 4) / 3);
  if (code.length > most) throw new LinkFault({ code: 'tooLong', found: code.length, expected: most });
  const bytes = fromBase64Url(code);
  const head = new Reader(bytes);
  const version = bytes[0];
  if (version === undefined) throw new LinkFault({ code: 'truncated', found: code.length });
  if (version !== FORMAT_VERSION) throw new LinkFault({ code: 'format', found: version, expected: FORMAT_VERSION });

  let announced: number;
  let sum: number;
  try {
    head.byte('header');
    announced = head.varint('header');
    sum = head.uint32('header');
  } catch {
    throw new LinkFault({ code: 'truncated', found: code.length });
  }
  const expected = Math.ceil(((bytes.length - head.left + announced) * 8) / 6);
  if (code.length < expected) throw new LinkFault({ code: 'truncated', found: code.length, expected });
  if (code.length > expected) throw new LinkFault({ code: 'extra', found: code.length, expected });
  const packed = head.take(announced, 'header');
  if (hashBytes(packed) !== sum) throw new LinkFault({ code: 'checksum' });

  const parts = new Reader(packed);
  const sizes = parts.varint('header', LIMITS.packed * 2 + 1);
  const raw = new Reader(parts.take(sizes >> 1, 'header'));
  const rest = Uint8Array.from(parts.take(parts.left, 'header'));
  const body = new Reader(sizes % 2 === DEFLATED ? await inflate(rest, LIMITS.unpacked) : rest);
  const record = readRecord(raw, body);
  checkRecord(record);
  return record;
}

/** The code in a pasted text. */
function codeOf(text: string): string {
  if (text.length > LIMITS.text) throw new LinkFault({ code: 'tooLong', found: text.length, expected: LIMITS.text });
  // Chats break long lines; what they put in is invisible, so it must not matter.
  const joined = text.replace(/[\s\u200b\u2060\ufeff]+/gu, '');
  if (joined === '') throw new LinkFault({ code: 'empty' });
  const route = joined.lastIndexOf(LINK_ROUTE);
  if (route < 0 && /[:/#]/.test(joined)) throw new LinkFault({ code: 'notALink' });
  const code = (route < 0 ? joined : joined.slice(route + LINK_ROUTE.length)).split(/[?&/#]/, 1)[0] ?? '';
  if (code === '') throw new LinkFault({ code: 'empty' });
  return code;
}
