/** A 32-bit hash of a duel: live state and the running hash of its log. */
import type { Duel } from './duel';

const mix = (h: number, n: number): number => {
  let x = Math.imul(h ^ n, 0x9e3779b1);
  x ^= x >>> 15;
  return x;
};

/**
 * Adds a JSON value to a hash, keys in sorted order, so that equal values hash equally whatever built them. A field that
 * holds nothing counts as one that is not there: what later rules remember of a card changes no hash until it is used.
 */
const hashJson = (h: number, v: unknown): number => {
  if (v === null || v === undefined) return mix(h, 1);
  if (typeof v === 'number') return mix(mix(h, 2), (v | 0) ^ Math.floor(v / 4294967296));
  if (typeof v === 'boolean') return mix(h, v ? 3 : 4);
  if (typeof v === 'string') {
    let x = mix(h, 5);
    for (let i = 0; i < v.length; i++) x = mix(x, v.charCodeAt(i));
    return x;
  }
  if (Array.isArray(v)) {
    let x = mix(mix(h, 6), v.length);
    for (const e of v) x = hashJson(x, e);
    return x;
  }
  let x = mix(h, 7);
  const o = v as Record<string, unknown>;
  for (const k of Object.keys(o).sort()) {
    const value = o[k];
    if (!isEmpty(value)) x = hashJson(hashJson(x, k), value);
  }
  return x;
};

const isEmpty = (v: unknown): boolean => {
  if (v === null || v === undefined || v === false) return true;
  if (typeof v !== 'object') return false;
  for (const key in v) if (Object.hasOwn(v, key)) return false;
  return true;
};

/** Running hash of the log: cheap, over what identifies an event. */
export const hashEvent = (h: number, type: string, a: number, b: number, time: number): number =>
  mix(mix(mix(mix(h, type.charCodeAt(0) * 256 + type.charCodeAt(type.length - 1)), a), b), time);

/** Hash of the whole duel; equal for equal play on equal rules. */
export const hashOf = (duel: Duel): number => {
  const { log, past, prompt, ...live } = duel;
  return (
    hashJson(hashJson(17, live), prompt ? { seat: prompt.seat, kind: prompt.kind, n: prompt.options.length } : null) >>>
    0
  );
};
