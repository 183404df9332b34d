import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { codeOf, MOST_CHARACTERS, MOST_VERSION } from './qr';
import { squaresOf } from './testing';

const address = (length: number): string =>
  'https://example.org/spellspeed/#/d/'.padEnd(length, 'AVWMMkgAPgGuIhtB3UDoVbXoXsEENYBNyumvPMQ_-');

describe('the QR code of an address', () => {
  it.each([36, 60, 300, 1000, MOST_CHARACTERS])(
    'of %i characters is drawn square by square as it is encoded',
    (length) => {
      const text = address(length);
      const code = codeOf(text)!;
      const { data, size, version } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
      expect(code.size).toBe(size);
      expect(version).toBeLessThanOrEqual(MOST_VERSION);
      expect(squaresOf(code.path, code.size)).toEqual(data);
    },
  );

  it('has the three marks a camera looks for', () => {
    const { path, size } = codeOf(address(200))!;
    const squares = squaresOf(path, size);
    const mark = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((i) => squares[y + i]!.slice(x, x + 7));
    const ring = [0, 1, 2, 3, 4, 5, 6].map((y) =>
      [0, 1, 2, 3, 4, 5, 6].map((x) => [Math.abs(x - 3), Math.abs(y - 3)].sort().at(-1) !== 2),
    );
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ])
      expect(mark(x!, y!)).toEqual(ring);
  });

  it('is not made where no camera would read it', () => {
    expect(codeOf(address(MOST_CHARACTERS + 1))).toBeNull();
  });
});
