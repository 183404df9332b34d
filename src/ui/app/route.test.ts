import { describe, expect, it } from 'vitest';
import { pageIn, routeOf } from './route';

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

describe('a pasted text', () => {
  it.each([
    ['https://example.org/spellspeed/#/r/fd-name-unknown ', '#/r/fd-name-unknown'],
    ['#/rule/face-down/5405694', '#/rule/face-down/5405694'],
    ['#/r/A', null],
    ['#/d/AbC', null],
    ['see #/r/fd-name-unknown', null],
    ['Sangan', null],
  ])('%j leads to %s', (text, hash) => {
    expect(pageIn(text)).toBe(hash);
  });
});
