import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, PROPERTIES, TYPES } from '@/engine/terms';
import { type Emblem, emblemMarkup, hueShift, rosette, starDots } from './emblem';
import { SIGILS } from './sigils';
import { holdSymbol, symbolId } from './sprite';

const jinzo: Emblem = { seed: 77585513, ground: 'dark', sigil: 'machine', stars: 6 };

describe('rosette', () => {
  it('is a closed curve of 32 arcs and the same every time', () => {
    const path = rosette(77585513);
    expect(path).toMatch(/^M[\d. ]+(C[\d.\- ]+){32}Z$/);
    expect(path.startsWith('M58.3 8.3')).toBe(true);
    expect(rosette(77585513)).toBe(path);
  });

  it('stays inside its square for any digits', () => {
    for (const passcode of [0, 483, 99999999, 90909090, 9090909]) {
      for (const number of rosette(passcode).match(/-?\d+\.\d/g)!) {
        expect(Number(number)).toBeGreaterThanOrEqual(0);
        expect(Number(number)).toBeLessThanOrEqual(100);
      }
    }
  });

  it('differs for different passcodes, leading zeros included', () => {
    const seeds = [483, 4830, 48300, 77585513, 77585531, 77585512];
    expect(new Set(seeds.map((seed) => rosette(seed))).size).toBe(seeds.length);
  });
});

describe('emblem', () => {
  it('turns the hue by at most 14 degrees', () => {
    for (let passcode = 0; passcode < 100_000_000; passcode += 1_234_567) {
      expect(Math.abs(hueShift(passcode))).toBeLessThanOrEqual(14);
    }
  });

  it('draws one dot per Level, symmetric about the middle', () => {
    const dots = starDots(12);
    expect(dots).toHaveLength(12);
    expect(dots[0]!.x + dots[11]!.x).toBeCloseTo(100);
    expect(emblemMarkup(jinzo).match(/<circle/g)).toHaveLength(6);
  });

  it('takes every colour from a token', () => {
    const markup = emblemMarkup(jinzo);
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}["; ]/i);
    expect(markup).toContain('var(--at-dark-3)');
    expect(markup).toContain('href="#g-machine"');
  });

  it('has a sigil for every type and property, and a ground for every attribute', () => {
    expect(Object.keys(SIGILS).toSorted()).toEqual([...TYPES, ...PROPERTIES].toSorted());
    expect(ATTRIBUTES.every((ground) => emblemMarkup({ ...jinzo, ground }).includes(`--at-${ground}-3`))).toBe(true);
  });
});

describe('sprite', () => {
  it('keeps one symbol per card for as long as someone shows it', () => {
    const first = holdSymbol(jinzo);
    const second = holdSymbol(jinzo);
    expect(document.querySelectorAll(`#${symbolId(jinzo)}`)).toHaveLength(1);
    first();
    expect(document.getElementById(symbolId(jinzo))).not.toBeNull();
    second();
    expect(document.getElementById(symbolId(jinzo))).toBeNull();
  });
});
