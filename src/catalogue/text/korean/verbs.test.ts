import { describe, expect, test } from 'vitest';
import { conjugate, predicate } from './verbs';

describe('Korean verbs', () => {
  test.each([
    ['파괴하다', '파괴한다', '파괴하고', '파괴했을', '파괴할', '파괴한', '파괴하는'],
    ['무효로 하다', '무효로 한다', '무효로 하고', '무효로 했을', '무효로 할', '무효로 한', '무효로 하는'],
    ['보내다', '보낸다', '보내고', '보냈을', '보낼', '보낸', '보내는'],
    ['되돌리다', '되돌린다', '되돌리고', '되돌렸을', '되돌릴', '되돌린', '되돌리는'],
    ['보내지다', '보내진다', '보내지고', '보내졌을', '보내질', '보내진', '보내지는'],
    ['벗어나다', '벗어난다', '벗어나고', '벗어났을', '벗어날', '벗어난', '벗어나는'],
    ['주다', '준다', '주고', '주었을', '줄', '준', '주는'],
    ['되다', '된다', '되고', '되었을', '될', '된', '되는'],
    ['넣다', '넣는다', '넣고', '넣었을', '넣을', '넣은', '넣는'],
    ['놓다', '놓는다', '놓고', '놓았을', '놓을', '놓은', '놓는'],
    ['받다', '받는다', '받고', '받았을', '받을', '받은', '받는'],
    ['고르다', '고른다', '고르고', '골랐을', '고를', '고른', '고르는'],
    [
      '존재하지 않다',
      '존재하지 않는다',
      '존재하지 않고',
      '존재하지 않았을',
      '존재하지 않을',
      '존재하지 않은',
      '존재하지 않는',
    ],
    [
      '공격할 수 없다',
      '공격할 수 없다',
      '공격할 수 없고',
      '공격할 수 없었을',
      '공격할 수 없을',
      '공격할 수 없는',
      '공격할 수 없는',
    ],
  ])('%s', (verb, plain, and, did, will, done, during) => {
    expect(conjugate(verb, 'or')).toBe(and.replace(/고$/, '거나'));
    expect(conjugate(verb, 'didOr')).toBe(did.replace(/을$/, '거나'));
    expect(conjugate(verb, 'plain')).toBe(plain);
    expect(conjugate(verb, 'and')).toBe(and);
    expect(conjugate(verb, 'did')).toBe(did);
    expect(conjugate(verb, 'will')).toBe(will);
    expect(conjugate(verb, 'done')).toBe(done);
    expect(conjugate(verb, 'while')).toBe(during);
  });

  test('이다 is joined to the noun', () => {
    expect(predicate('어둠 속성 몬스터', '이다', 'will')).toBe('어둠 속성 몬스터일');
    expect(predicate('어둠 속성 몬스터', '이다', 'did')).toBe('어둠 속성 몬스터였을');
    expect(predicate('토큰', '이다', 'did')).toBe('토큰이었을');
    expect(predicate('500 이상', '이다', 'and')).toBe('500 이상이고');
  });
});
