import { describe, expect, it } from 'vitest';
import { loadCards } from '@/catalogue';
import * as texts from '@/catalogue/text';
import { rulingById, rulings } from '@/rulings/all';
import { routeOf, ruleAddress, rulingAddress } from '../app/route';
import { found, initialsOf } from '../search/words';
import { caseShowing, rulesOf, showing } from './contents';
import { courseOf, decisionsAt, heldFor } from './course';
import { sayExpectation } from './say/expectations';
import { sayGiven } from './say/given';
import { speakerOf } from './say/speaker';
import { sayStep } from './say/steps';
import { indexOf } from './search';

const entries = indexOf(rulings);
const idsOf = (query: string) => found(entries, query).map(({ ruling }) => ruling.scenario.id);
const MISSED = 'trig-midchain-missed-timing-excluded';

describe('the search of the rulebook', () => {
  it('knows rulings by what they say in both languages, their ids and the rules they show', () => {
    for (const query of [MISSED, '마지막에 일어난', 'was not the last', 'missed-timing', '유발 효과와 타이밍']) {
      expect(idsOf(query), query).toContain(MISSED);
    }
    expect(idsOf('no such words anywhere')).toEqual([]);
  });

  it('knows cards by every name and by initial consonants, also across spaces', () => {
    for (const query of ['peten dark clown', 'ㅍㅌ', 'ㅆㄷㅂㄹㅇㅋ', '썬더브레이크'])
      expect(idsOf(query), query).toContain(MISSED);
    expect(initialsOf('죽은 자의 소생 2')).toBe('ㅈㅇㅈㅇㅅㅅ2');
    expect(idsOf('ㅆㄷㅂㄹㅇㅋ').length).toBeLessThan(rulings.length);
  });
});

describe('the way from a rule to a ruling', () => {
  it('leads to a ruling that shows it, if one does to one with the card', () => {
    for (const rule of new Set(rulings.flatMap(({ scenario }) => rulesOf(scenario)))) {
      const best = showing(rulings, rule, null)[0]!.scenario;
      expect(rulesOf({ cases: [best.cases[caseShowing(best, rule)]!] })).toContain(rule);
    }
    const named = showing(rulings, 'missed-timing', 'Bottomless Trap Hole')[0]!.scenario;
    expect(JSON.stringify(named.cases)).toContain('Bottomless Trap Hole');
  });

  it('is an address far below 300 characters that can be read again', () => {
    for (const { scenario } of rulings) {
      const address = rulingAddress(scenario.id, scenario.cases.length - 1);
      expect(address.length).toBeLessThan(100);
      expect(routeOf(address)).toEqual({
        page: 'rulebook',
        id: scenario.id,
        at: Math.max(0, scenario.cases.length - 1),
      });
    }
    expect(routeOf(ruleAddress('missed-timing', 4480))).toEqual({ page: 'rule', rule: 'missed-timing', card: 4480 });
  });
});

describe('the lines of rulings', () => {
  const names = new Set(loadCards().flatMap(({ name, id }) => [name.en, name.ko, name.ja, String(id)]));

  it.each(['en', 'ko'] as const)('have words in %s, and every card a name', (lang) => {
    const unknown = new Set<string>();
    const speaker = speakerOf(lang, (name) => {
      if (!names.has(name) && !/Token/.test(name)) unknown.add(name);
      return name;
    });
    for (const { scenario } of rulings) {
      for (const { board, steps } of scenario.cases) {
        const said = [
          ...board.map((line) => sayGiven(line, speaker).text),
          ...steps.map((line) => ('do' in line ? sayStep(line, speaker) : sayExpectation(line, speaker))),
        ];
        for (const text of said) expect(text, scenario.id).toMatch(/^(?!.*(undefined|null|NaN|\[object)).+/);
      }
    }
    expect([...unknown]).toEqual([]);
  });
});

describe('the course of a ruling', () => {
  it('reaches its lines in order, and play goes on from any of its frames', () => {
    const { scenario } = rulingById(MISSED)!;
    const course = courseOf(scenario, 0, 'en', texts, heldFor(['A', 'B']))!;
    expect(course.why).toBeNull();
    expect(course.checks).toBeGreaterThan(3);
    expect(course.reached).toEqual([...course.reached].sort((a, b) => a - b));
    expect(decisionsAt(course, 0)).toBe(0);
    expect(decisionsAt(course, course.frames.length - 1)).toBe(course.decisions.length);
  });
});
