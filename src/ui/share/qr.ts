/** QR codes of addresses, as the path of their dark squares. */
import { encode } from 'uqr';

export interface Code {
  /** Squares on each side, without the margin. */
  size: number;
  /** Dark squares for the `d` of an SVG path, one square one unit, from the upper left. */
  path: string;
}

/**
 * The largest code that is drawn: 117 squares on each side. A phone's camera tells squares apart from about 0.4 mm in the
 * hand, and with the margin of four squares all around, 125 units on the width of a phone leave 0.55 mm each.
 */
export const MOST_VERSION = 25;
/** Characters of an address that version holds, at the lowest correction (ISO/IEC 18004, table 7). */
export const MOST_CHARACTERS = 1273;
/** Light squares around the code, without which a camera does not find it. */
export const MARGIN = 4;

/**
 * The smallest version that holds the text, with as much correction as fits in it: on a screen nothing is dirty or torn, so
 * larger squares help a camera more than correction does. Null where the text is too long.
 */
export function codeOf(text: string): Code | null {
  if (new TextEncoder().encode(text).length > MOST_CHARACTERS) return null;
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, maxVersion: MOST_VERSION, border: 0 });
  return { size, path: pathOf(data) };
}

/** One rectangle for each run of dark squares in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  return path;
}
