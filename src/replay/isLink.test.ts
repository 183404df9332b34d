import { expect, it } from 'vitest';
import { isLink } from './isLink';

it('knows links and codes from words and other data', () => {
  const code = 'AWx_'.repeat(8);
  for (const link of [`https://x/#/d/${code}`, `look: x#/d/${code}!`, code, `  ${code}\n`])
    expect(isLink(link)).toBe(true);
  for (const other of ['', 'null', 'true', '12345678901234567890123', '"words"', 'some plain words that are no link'])
    expect(isLink(other)).toBe(false);
});
