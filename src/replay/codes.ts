/**
 * Passcodes in bits. They look like random numbers below 10^8, so no compressor helps, and bytes would waste an eighth.
 */
import type { Reader, Writer } from './bytes';
import { wrong } from './fault';
import { LIMITS } from './record';

/** A Token's number is ten times the passcode of its maker, negative; both fit in 31 bits and a sign. */
const MAX_CODE = 0x7fff_ffff;
const MAX_WIDTH = 31;

/** An ascending list with repetitions, as the steps between them (Rice code: the high part in ones, the low in bits). */
export function writeSorted(codes: readonly number[], raw: Writer): void {
  raw.varint(codes.length);
  if (codes.length === 0) return;
  const steps = codes.map((code, i) => code - (codes[i - 1] ?? 0));
  const size = (low: number) => steps.reduce((sum, step) => sum + Math.floor(step / 2 ** low) + 1 + low, 0);
  let width = 0;
  while (width < MAX_WIDTH && size(width + 1) < size(width)) width++;
  raw.byte(width);
  const bits = new BitWriter(raw);
  for (const step of steps) {
    for (let high = Math.floor(step / 2 ** width); high > 0; high--) bits.write(1, 1);
    bits.write(0, 1);
    bits.write(step % 2 ** width, width);
  }
  bits.flush();
}

export function readSorted(raw: Reader): number[] {
  const count = raw.varint('cards', 4 * LIMITS.pile);
  if (count === 0) return [];
  const width = raw.byte('cards');
  if (width > MAX_WIDTH) wrong('cards', width, MAX_WIDTH);
  const bits = new BitReader(raw);
  const codes: number[] = [];
  for (let code = 0; codes.length < count; codes.push(code)) {
    while (bits.read(1) === 1) code += 2 ** width;
    code += bits.read(width);
    if (code > MAX_CODE) wrong('cards', code, MAX_CODE);
  }
  return codes;
}

/** A list in any order, each as wide as the longest. */
export function writeCodes(codes: readonly number[], raw: Writer): void {
  raw.varint(codes.length);
  if (codes.length === 0) return;
  const most = Math.max(...codes.map(Math.abs));
  const width = most.toString(2).length;
  const signed = codes.some((code) => code < 0);
  raw.byte(width * 2 + (signed ? 1 : 0));
  const bits = new BitWriter(raw);
  for (const code of codes) {
    if (signed) bits.write(code < 0 ? 1 : 0, 1);
    bits.write(Math.abs(code), width);
  }
  bits.flush();
}

export function readCodes(raw: Reader): number[] {
  const count = raw.varint('cards', LIMITS.boardCards);
  if (count === 0) return [];
  const head = raw.byte('cards');
  const width = head >> 1;
  if (width > MAX_WIDTH) wrong('cards', width, MAX_WIDTH);
  const bits = new BitReader(raw);
  return Array.from({ length: count }, () => {
    const negative = head % 2 === 1 && bits.read(1) === 1;
    const code = bits.read(width);
    return negative && code > 0 ? -code : code;
  });
}

/** Puts bits into bytes, the high ones first. */
class BitWriter {
  private held = 0;
  private count = 0;
  private readonly out: Writer;

  constructor(out: Writer) {
    this.out = out;
  }

  write(value: number, width: number): void {
    if (!Number.isSafeInteger(value) || value < 0 || value > MAX_CODE) throw new RangeError(`not a passcode: ${value}`);
    for (let bit = width - 1; bit >= 0; bit--) {
      this.held = (this.held << 1) | ((value >>> bit) & 1);
      if (++this.count === 8) this.flush();
    }
  }

  /** Fills up the last byte. */
  flush(): void {
    if (this.count > 0) this.out.byte(this.held << (8 - this.count));
    this.held = 0;
    this.count = 0;
  }
}

class BitReader {
  private held = 0;
  private count = 0;
  private readonly from: Reader;

  constructor(from: Reader) {
    this.from = from;
  }

  read(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) {
      if (this.count === 0) {
        this.held = this.from.byte('cards');
        this.count = 8;
      }
      value = value * 2 + ((this.held >> --this.count) & 1);
    }
    return value;
  }
}
