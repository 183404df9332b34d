import { describe, expect, test } from 'vitest';
import { ing, past, present } from './verbs';
import { listed, possessiveOf, withArticle } from './words';

describe('English verbs', () => {
  test.each([
    ['destroy', 'destroying', 'destroyed', 'destroys'],
    ['Special Summon', 'Special Summoning', 'Special Summoned', 'Special Summons'],
    ['banish', 'banishing', 'banished', 'banishes'],
    ['Tribute', 'Tributing', 'Tributed', 'Tributes'],
    ['pay', 'paying', 'paid', 'pays'],
    ['send', 'sending', 'sent', 'sends'],
    ['equip', 'equipping', 'equipped', 'equips'],
    ['apply', 'applying', 'applied', 'applies'],
    ['Set', 'Setting', 'Set', 'Sets'],
    ['draw', 'drawing', 'drew', 'draws'],
    ['be', 'being', 'was', 'is'],
  ])('%s', (verb, doing, did, does) => {
    expect(ing(verb)).toBe(doing);
    expect(past(verb)).toBe(did);
    expect(present(verb, false)).toBe(does);
  });
});

test('lists, articles and possessives', () => {
  expect(listed(['hand', 'Deck', 'GY'], 'or')).toBe('hand, Deck, or GY');
  expect(listed(['hand', 'Deck'], 'or')).toBe('hand or Deck');
  expect(withArticle('"Ancient Gear" monster')).toBe('an "Ancient Gear" monster');
  expect(withArticle('Union monster')).toBe('a Union monster');
  expect(withArticle('Level 4 monster')).toBe('a Level 4 monster');
  expect(possessiveOf('it')).toBe('its');
  expect(possessiveOf('those monsters')).toBe("those monsters'");
});
