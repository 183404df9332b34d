/** base64url without padding, with the place of the first wrong character (which `atob` does not tell). */
import { LinkFault } from './fault';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((char, value) => [char, value]));

export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET[(held >> (bits - 6)) & 63];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (6 - bits)) & 63] : text;
}

/** A character left over at the end is ignored: the length written in the link says whether something is missing. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length * 6) >> 3);
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < text.length; at++) {
    const value = VALUES.get(text.charAt(at));
    if (value === undefined) {
      const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
      throw new LinkFault({ code: 'character', at: at + 1, found });
    }
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = held >> bits;
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
}
