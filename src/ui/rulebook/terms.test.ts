import { expect, it } from 'vitest';
import { rulings } from '@/rulings/all';
import { TERMS, termsIn } from './terms';

const wordsIn = (text: string, lang: 'en' | 'ko') => termsIn(text, lang).map(({ word }) => word);

it('explains the words a text uses, and no others', () => {
  expect(wordsIn('An optional trigger in a public place.', 'en')).toEqual([
    'Public and hidden',
    'Mandatory and optional',
  ]);
  expect(wordsIn('강제 유발 효과는 먼저 쌓는다.', 'ko')).toEqual(['강제 효과 / 임의 효과']);
  expect(wordsIn('A monster attacks once.', 'en')).toEqual([]);
});

it('every word stands in rulings of both languages', () => {
  for (const lang of ['en', 'ko'] as const) {
    const all = rulings.flatMap(({ scenario: { title, statement } }) =>
      wordsIn(`${title[lang]}\n${statement[lang]}`, lang),
    );
    expect(new Set(all).size, lang).toBe(TERMS.length);
  }
});
