import { describe, expect, it } from 'vitest';
import { routeOf } from './route';

describe('routes', () => {
  it.each([
    ['', 'home'],
    ['#/', 'home'],
    ['#', 'home'],
    ['#/nothing-like-it', 'unknown'],
    ['#/rule/Nothing_Like/It', 'unknown'],
    ['#/r/', 'unknown'],
    ['#/duel', 'duel'],
    ['#/d/AbC-_', 'link'],
  ])('%j is the page %s', (hash, page) => {
    expect(routeOf(hash).page).toBe(page);
  });
});
