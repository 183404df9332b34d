import { describe, expect, it } from 'vitest';
import { choices } from '../editor/palette';
import { findable, found, initialsOf, plain, ranked } from './words';

const names = (query: string): string[] => ranked(choices().cards, query).map(({ name }) => name.ko);

describe('search', () => {
  it('puts the whole name first, then beginnings, words and the rest, the shorter first', () => {
    const entries = ['나 크리보', '가크리보라', '크리보 동생 셋', '크리보', '크리보 동생'].map((name) => ({
      name,
      ...findable([name]),
    }));
    const ordered = ['크리보', '크리보 동생', '크리보 동생 셋', '나 크리보', '가크리보라'];
    expect(ranked(entries, '크리보').map(({ name }) => name)).toEqual(ordered);
    expect(ranked(entries, 'ㅋㄹㅂ').map(({ name }) => name)).toEqual(ordered);
  });

  it('ranks the cards of the catalogue: 크리보 before 크레본스', () => {
    expect(names('ㅋㄹㅂ')[0]).toBe('크리보');
    expect(names('ㅋㄹㅂ')).toContain('크레본스');
    // As a Korean keyboard writes ㅋ, ㄹ, ㅂ.
    expect(names('ㅋㄼ')).toEqual(names('ㅋㄹㅂ'));
    expect(names('kuriboh')[0]).toBe('크리보');
  });

  it('knows no accents, punctuation and capitals, and does not look across two names', () => {
    expect(plain('Ré-Élan, "Ångström"!')).toBe('reelanangstrom');
    expect(plain('ガギ 가각')).toBe('ガギ가각');
    expect(initialsOf('죽은 자의 소생')).toBe('ㅈㅇㅈㅇㅅㅅ');
    const entry = findable(['Blue-Eyes'], ['Élan vital']);
    expect(found([entry], 'blueeyes')).toEqual([entry]);
    expect(found([entry], 'elan blue')).toEqual([entry]);
    expect(found([entry], 'eyeselan')).toEqual([]);
  });
});
