/** Writing and reading bytes: variable-length numbers (7 bits a byte, low ones first), 32-bit numbers, texts. */

import { type LinkPart, wrong } from './fault';
import { LIMITS } from './record';

const encoder = new TextEncoder();
// The byte order mark is kept: a comment may begin with one, and it must come back as it was.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export class Writer {
  private bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value & 255);
  }

  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0 || value > 0xffff_ffff) throw new RangeError(`not a count: ${value}`);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.bytes.push((rest % 128) | 128);
    this.bytes.push(rest);
  }

  uint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.bytes.push((value >>> shift) & 255);
  }

  text(value: string): void {
    const bytes = encoder.encode(value);
    this.varint(bytes.length);
    this.raw(bytes);
  }

  raw(bytes: Iterable<number>): void {
    for (const byte of bytes) this.bytes.push(byte);
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes);
  }
}

export class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(part: LinkPart): number {
    const value = this.bytes[this.at++];
    return value === undefined ? wrong(part) : value;
  }

  /** A number of at most `max`. */
  varint(part: LinkPart, max: number = 0xffff_ffff): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      // Five bytes are enough for 32 bits; more would only hide a second spelling of the same number.
      if (scale > 0x1000_0000) wrong(part);
      const byte = this.byte(part);
      value += (byte & 127) * scale;
      if (byte < 128) break;
    }
    return value > max ? wrong(part, value, max) : value;
  }

  uint32(part: LinkPart): number {
    let value = 0;
    for (let scale = 1; scale <= 0x100_0000; scale *= 256) value += this.byte(part) * scale;
    return value;
  }

  take(length: number, part: LinkPart): Uint8Array {
    if (length > this.left) wrong(part);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text(part: LinkPart, max: number = LIMITS.name): string {
    const bytes = this.take(this.varint(part, max), part);
    try {
      return decoder.decode(bytes);
    } catch {
      return wrong(part);
    }
  }

  /** An entry of a table, by its number. */
  entry<T>(table: readonly T[], part: LinkPart): T {
    return table[this.varint(part, table.length - 1)]!;
  }
}

/** UTF-8 bytes of a text, as the limits count them. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}
