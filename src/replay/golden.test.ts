/** Links made once and kept: whatever changes, they must still be read as what they were. */
import { describe, expect, it } from 'vitest';
import { cards } from '@/catalogue';
import type { Duel } from '@/engine';
import { decodeReplay } from './codec';
import { differenceTexts, divergenceText } from './link-text';
import { playRecord } from './play';
import type { ReplayRecord } from './record';
import { FORMAT_VERSION, RULES_VERSION } from './versions';

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

interface Played {
  rules: number;
  link: string;
  course: { decisions: number; turn: number; lp: number[]; result: Duel['result'] };
}

const played = import.meta.glob<Played>('./golden/played/*.json', { eager: true, import: 'default' });

/**
 * Duels that were played under each version of the rules. When one of them takes another course the rules have changed:
 * raise RULES_VERSION by one, so that older links say so, and keep links of the new version beside these
 * (`npm run replay -- --keep src/replay/golden/played --seed 3`).
 */
describe('golden duels', () => {
  it('are there for every version of format and rules', () => {
    const rules = new Set(Object.values(played).map((golden) => golden.rules));
    expect([...rules].sort((a, b) => a - b)).toEqual(Array.from({ length: RULES_VERSION }, (_, i) => i + 1));
    expect(FORMAT_VERSION).toBe(1);
  });

  it.each(Object.entries(played))('%s', async (_file, { rules, link, course }) => {
    const decoded = await decodeReplay(link);
    if (!decoded.ok) throw new Error(decoded.error.code);
    expect(decoded.record.rules).toBe(rules);
    const { duel, decisions, diverged, differs } = playRecord(decoded.record, cards);
    if (rules === RULES_VERSION) {
      expect(diverged, 'another course: raise RULES_VERSION').toBeNull();
      const { turn, result } = duel!;
      expect({ decisions, turn, lp: duel!.seats.map(({ lp }) => lp), result }).toEqual(course);
      return;
    }
    for (const lang of ['en', 'ko'] as const) {
      expect(differenceTexts(differs, lang)[0]).toContain(String(rules));
      if (diverged) expect(divergenceText(diverged, lang)).toContain(String(diverged.turn));
    }
  });
});
