import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { linesOf, problemsInCards } from './cardCheck';
import { main as scenario } from './scenario';

const CARD = {
  id: 46130346,
  name: { en: 'Hinotama', ko: '파이어 볼', ja: 'ファイヤー・ボール' },
  short: { en: 'Hinotam', ko: '파볼' },
  kind: 'spell',
  property: 'normal',
  effects: [{ kind: 'activation', no: 1, do: [{ op: 'damage', to: 'opponent', amount: 500 }] }],
};
const WRONG = {
  ...CARD,
  effects: [{ kind: 'activation', no: 1, do: [{ op: 'damage', who: 'opponent', amount: 500 }] }],
};

afterEach(() => vi.restoreAllMocks());

test('a wrong slot is named with its file', () => {
  const problems = problemsInCards({ 'cards/spells/hinotama.json': WRONG });
  expect(linesOf(problems).filter((line) => line.startsWith('cards/spells/'))).toEqual([
    expect.stringMatching(/^cards\/spells\/hinotama\.json: effects\[0\]\.do\[0\]\.to: found nothing/),
    expect.stringMatching(/^cards\/spells\/hinotama\.json: effects\[0\]\.do\[0\]\.who: found the key "who"/),
  ]);
});

test('nothing is wrong with the cards of the catalogue', () => {
  expect(linesOf(problemsInCards())).toEqual([]);
});

test('scenarios refuse a folder with such a file and take it without the mistake', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    const told: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const file = join(folder, 'scenario.json');
    writeFileSync(
      file,
      JSON.stringify({
        version: 1,
        id: 'hinotama',
        cases: [
          {
            board: [{ given: 'hasInHand', seat: 'turnPlayer', cards: ['Hinotama'] }],
            steps: [
              { do: 'activates', by: 'turnPlayer', card: 'Hinotama' },
              { do: 'bothPass' },
              { expect: 'lpIs', seat: 'opponent', amount: 7500 },
            ],
          },
        ],
      }),
    );
    writeFileSync(join(folder, 'card.json'), JSON.stringify(WRONG));
    expect(await scenario([file, '--cards', folder])).toBe(2);
    expect(told.join('\n')).toContain('card.json: effects[0].do[0].who: found the key "who"');
    writeFileSync(join(folder, 'card.json'), JSON.stringify(CARD));
    expect(await scenario([file, '--cards', folder])).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
