/** Links made once and kept: whatever changes, they must still be read as what they were. */
import { describe, expect, it } from 'vitest';
import { decodeReplay } from './codec';
import type { ReplayRecord } from './record';

interface Golden {
  about: string;
  link: string;
  record: ReplayRecord;
}

const files = import.meta.glob<Golden>('./golden/*.json', { eager: true, import: 'default' });

describe('golden links', () => {
  it('are there', () => expect(Object.keys(files).length).toBeGreaterThanOrEqual(6));

  it.each(Object.entries(files))('%s', async (_file, { link, record }) => {
    expect(await decodeReplay(link)).toStrictEqual({ ok: true, record });
  });
});
