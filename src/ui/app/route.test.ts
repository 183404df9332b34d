import { describe, expect, it } from 'vitest';
import { routeOf } from './route';

describe('routes', () => {
  it.each([
    ['', 'home'],
    ['#/', 'home'],
    ['#/nothing-like-it', 'home'],
    ['#/duel', 'duel'],
    ['#/d/AbC-_', 'link'],
  ])('%j is the page %s', (hash, page) => {
    expect(routeOf(hash).page).toBe(page);
  });
});
