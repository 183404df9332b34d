import { expect, test } from 'vitest';
import { RULE_IDS, reasonText, ruleSentence } from './reasons';

const nameOf = (id: number): string => ['Jinzo', 'Sangan'][id] ?? '?';

test('every rule has a reason and a sentence in both languages', () => {
  for (const rule of RULE_IDS) {
    for (const lang of ['en', 'ko'] as const) {
      const params = { source: 0, until: 'turnEnd', need: 2, have: 1 };
      for (const text of [reasonText({ rule, params }, lang, nameOf), ruleSentence(rule, lang)]) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/[{}?]| {2}/);
        expect(text).toMatch(lang === 'en' ? /^[A-Z]/ : /[가-힣]/);
      }
    }
  }
});

test('the judge gives no reason without words', () => {
  const sources = import.meta.glob<string>('../../engine/{judge,facts,chain}/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  // Rule ids are the only words with hyphens that these files put in quotes.
  const ids = Object.entries(sources)
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(([, source]) => [...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, id]) => id ?? ''));
  expect(ids.length).toBeGreaterThan(30);
  expect([...new Set(ids)].filter((id) => !RULE_IDS.includes(id))).toEqual([]);
});

test('reasons name the card and how long it lasts', () => {
  const reason = { rule: 'locked', params: { source: 1, until: 'turnEnd' } };
  expect(reasonText(reason, 'en', nameOf)).toBe('Sangan forbids it until the end of this turn.');
  expect(reasonText(reason, 'ko', () => '크리터')).toBe('크리터의 효과로 턴 종료시까지 할 수 없습니다.');
  expect(reasonText({ rule: 'locked', params: { source: 0, until: '' } }, 'en', nameOf)).toBe(
    'Jinzo forbids it as long as it applies.',
  );
  expect(reasonText({ rule: 'locked' }, 'en', nameOf)).toBe('Another effect forbids it.');
  expect(reasonText({ rule: 'tributes-missing', params: { need: 2, have: 1 } }, 'en', nameOf)).toBe(
    'Tributes needed: 2, available: 1.',
  );
});

test('reasons name the numbers, the time and whose moment it is', () => {
  const slow = { rule: 'spell-speed', params: { case: 'chain', speed: 1, need: 3 } };
  expect(reasonText(slow, 'en', nameOf)).toBe(
    'It has Spell Speed 1; only Spell Speed 3 or higher can be added to this Chain.',
  );
  const early = { rule: 'wrong-phase', params: { case: 'battleStep', now: 'battlePhase.startStep' } };
  expect(reasonText(early, 'ko', nameOf)).toBe('공격 선언은 배틀 스텝에만 할 수 있으며, 지금은 스타트 스텝입니다.');
  const other = { rule: 'not-your-priority', params: { case: 'otherAsked' } };
  expect(reasonText(other, 'en', nameOf)).toBe('It is the other player who is to act now.');
});

test('a rule without words is still said', () => {
  expect(reasonText({ rule: 'some-new-rule' }, 'ko', nameOf)).toBe('Some new rule.');
  expect(ruleSentence('some-new-rule', 'en')).toBe('Some new rule.');
});
