import { afterEach, expect, test, vi } from 'vitest';
import { main } from './text';

const output = (stream: 'stdout' | 'stderr') => {
  const lines: string[] = [];
  vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  return lines;
};
afterEach(() => vi.restoreAllMocks());

test('texts by passcode and by name in any language', async () => {
  const out = output('stdout');
  expect(await main(['53129443', '크리터', 'mirror force', '--json'])).toBe(0);
  const texts = JSON.parse(out.join('').trim().split('\n').at(-1) ?? '');
  expect(Object.keys(texts).sort()).toEqual(['26202165', '44095762', '53129443']);
  expect(texts[53129443]).toEqual({
    en: ['①: Destroy all monsters on the field.'],
    ko: ['①: 필드의 모든 몬스터를 파괴한다.'],
  });
});

test.each([['no such card'], ['99999999']])('%s: one line and exit code 2', async (asked) => {
  const err = output('stderr');
  const out = output('stdout');
  expect(await main([asked])).toBe(2);
  expect(err.join('').trim().split('\n')).toHaveLength(1);
  expect(out).toEqual([]);
});
