import { describe, expect, test } from 'vitest';
import { attach, particle } from './particle';

describe('particle', () => {
  test.each([
    ['몬스터', '를'],
    ['토큰', '을'],
    ['묘지', '를'],
    ['"죽은 자의 소생"', '을'],
    ['"욕망의 항아리"', '를'],
    ['「블랙홀」', '을'],
    ['인조인간 －사이코 쇼커－', '를'],
    ['"머메일－어비스린데"', '를'],
    ['"DD"', '를'],
    ['"DD(디디)"', '를'],
    ['증식의 G', '를'],
    ['LP', '를'],
    ['1000 LP', '를'],
    ['ATK', '를'],
    ['DEF', '를'],
    ['공격력', '을'],
    ['No.39', '를'],
    ['Maxx "C"', '를'],
  ])('%s%s', (word, expected) => {
    expect(particle(word, '을/를')).toBe(expected);
  });

  test.each([
    [0, '을'], // 영
    [1, '을'],
    [2, '를'],
    [3, '을'],
    [4, '를'],
    [5, '를'],
    [6, '을'],
    [7, '을'],
    [8, '을'],
    [9, '를'],
    [10, '을'], // 십
    [24, '를'],
    [300, '을'], // 백
    [1000, '을'], // 천
    [1005, '를'],
    [8000, '을'],
    [20000, '을'], // 만
    [100000000, '을'], // 억
  ])('number %i%s', (number, expected) => {
    expect(particle(`${number}`, '을/를')).toBe(expected);
  });

  test('a number may be grouped', () => {
    expect(particle('1,000', '은/는')).toBe('은');
    expect(particle('8,002', '은/는')).toBe('는');
  });

  test.each([
    ['L', '이'],
    ['M', '이'],
    ['N', '이'],
    ['R', '이'],
    ['A', '가'],
    ['S', '가'],
    ['X', '가'],
  ])('letter %s%s', (letter, expected) => {
    expect(particle(letter, '이/가')).toBe(expected);
  });

  test.each([
    ['Bob', '과'],
    ['Mark', '와'],
    ['Neil', '과'],
    ['Kim', '과'],
    ['Erin', '과'],
    ['Jack', '과'],
    ['Robert', '와'],
    ['Anna', '와'],
  ])('name %s%s', (name, expected) => {
    expect(particle(name, '과/와')).toBe(expected);
  });

  test('으로 follows a consonant other than ㄹ', () => {
    expect(attach('공격 표시', '으로/로')).toBe('공격 표시로');
    expect(attach('효과', '으로/로')).toBe('효과로');
    expect(attach('앞면', '으로/로')).toBe('앞면으로');
    expect(attach('블랙홀', '으로/로')).toBe('블랙홀로');
    expect(attach('1', '으로/로')).toBe('1로');
    expect(attach('3', '으로/로')).toBe('3으로');
    expect(attach('0', '으로/로')).toBe('0으로');
  });

  test('every pair has both forms', () => {
    expect(attach('검', '은/는')).toBe('검은');
    expect(attach('새', '은/는')).toBe('새는');
    expect(attach('검', '이나/나')).toBe('검이나');
    expect(attach('새', '이나/나')).toBe('새나');
    expect(attach('검', '이라는/라는')).toBe('검이라는');
    expect(attach('새', '이라는/라는')).toBe('새라는');
  });
});
