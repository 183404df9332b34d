import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, FRAMES } from '@/engine/terms';
import { atSpeed, LINK_MS, MOVE_MS } from './motion';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const root = css.slice(css.indexOf(':root {'), css.indexOf(':root[data-theme'));
const tokens = new Map([...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];

/** A token's plain colour in a theme. */
function color(name: string, theme: Theme): [number, number, number] {
  const value = tokens.get(name) ?? '';
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const hex = both ? both[theme === 'light' ? 1 : 2]! : value;
  expect(hex, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** WCAG 2 contrast. */
function contrast(a: string, b: string, theme: Theme): number {
  const light = (name: string) => {
    const [r, g, bl] = color(name, theme).map((v) => {
      const c = v / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * bl!;
  };
  const [high, low] = [light(a), light(b)].toSorted((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const SURFACES = ['page', 'table', 'panel', 'raised'];

describe.each(THEMES)('%s theme', (theme) => {
  it('reads on every surface: text, seats, gold, states of a link', () => {
    const inks = ['text', 'text-2', 'text-3', 'seat-a', 'seat-b', 'gold', 'usable', 'focus'];
    const states = ['waiting', 'resolving', 'resolved', 'act-negated', 'eff-negated', 'no-effect'].map(
      (s) => `st-${s}`,
    );
    for (const ink of [...inks, ...states]) {
      for (const surface of SURFACES) {
        expect(contrast(ink, surface, theme), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('outlines controls with 3:1 and writes on gold', () => {
    for (const surface of SURFACES) expect(contrast('line-strong', surface, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('on-gold', 'gold-fill', theme)).toBeGreaterThanOrEqual(7);
  });

  it('writes on every card frame', () => {
    for (const frame of [...FRAMES, 'pendulum', 'spell', 'trap']) {
      expect(contrast(`i-${frame}`, `f-${frame}`, theme), frame).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('tokens', () => {
  it('have three colours for the ground of every attribute, Spells and Traps', () => {
    for (const ground of [...ATTRIBUTES, 'spell', 'trap']) {
      for (const step of ['', '-2', '-3']) expect(tokens.has(`at-${ground}${step}`)).toBe(true);
    }
  });

  it('agree with the durations in code', () => {
    expect(tokens.get('m-move')).toBe(`${MOVE_MS}ms`);
    expect(tokens.get('m-link')).toBe(`${LINK_MS}ms`);
    expect([atSpeed(200, 2), atSpeed(200, 1), atSpeed(200, 0)]).toEqual([100, 200, 0]);
  });

  it('have no text under 11 px', () => {
    for (const [name, value] of tokens) {
      if (/^t-/.test(name)) expect(Number.parseFloat(value)).toBeGreaterThanOrEqual(0.6875);
    }
  });
});
