import { describe, expect, it } from 'vitest';
import { loadCards } from '@/catalogue';
import * as texts from '@/catalogue/text';
import { ruleAddress, rulingAddress } from '@/rulings/address';
import { rulingById, rulings } from '@/rulings/all';
import { routeOf } from '../app/route';
import { found, initialsOf } from '../search/words';
import { type Asked, caseShowing, rulesOf, showing } from './contents';
import { courseOf, decisionsAt, heldFor, restsAt } from './course';
import { otherRuling } from './others';
import { sayExpectation } from './say/expectations';
import { sayGiven } from './say/given';
import { speakerOf } from './say/speaker';
import { sayStep } from './say/steps';
import { indexOf, nearestFirst } from './search';

const entries = indexOf(rulings);
const nearest = (query: string) => nearestFirst(entries, query).map(({ ruling }) => ruling.scenario.title.en);
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

it('the nearest is found first: by the title, then by what it is about, then by what lies on its board', () => {
  for (const query of ['kuriboh', '크리보']) expect(nearest(query)[0], query).toMatch(/Kuriboh/);
  expect(nearest('ㅋㄹㅂ').slice(0, 5).join()).toMatch(/Kuriboh/);
  const all = idsOf('kuriboh');
  expect(nearest('kuriboh').length).toBe(all.length);
  expect(nearest('').length).toBe(rulings.length);
});

describe('the way from a rule to a ruling', () => {
  it('leads to a ruling that shows it, if one does to one with the card', () => {
    for (const rule of new Set(rulings.flatMap(({ scenario }) => rulesOf(scenario)))) {
      const best = showing(rulings, rule)[0]!.scenario;
      expect(rulesOf({ cases: [best.cases[caseShowing(best, rule)]!] })).toContain(rule);
    }
    const named = showing(rulings, 'missed-timing', { card: 'Bottomless Trap Hole' })[0]!.scenario;
    expect(JSON.stringify(named.cases)).toContain('Bottomless Trap Hole');
  });

  it('prefers the same refusal: by the same card, of the same card, of the same kind', () => {
    const leads = (rule: string, asked: Asked) => showing(rulings, rule, asked)[0]!.scenario.id;
    expect(leads('locked', { card: 'Jar of Greed', action: 'activate', by: 'Jinzo' })).toBe('forbidden-by-an-effect');
    expect(leads('event-not-happened', { card: 'Mirror Force', action: 'activate' })).toBe('answer-needs-its-event');
    expect(leads('tributes-missing', { card: 'Cyber Dragon', action: 'normalSummon' })).toBe(
      'tribute-summon-needs-tributes',
    );
    expect(leads('wrong-phase', { card: 'Battle Ox', action: 'normalSummon' })).toBe(
      'turn-no-summon-set-position-in-battle',
    );
    expect(leads('wrong-phase', { card: 'Raigeki', action: 'activate' })).toBe('turn-normal-spell-main-phase-only');
    // A card that only lies on a board says nothing of why another one is refused.
    expect(leads('nothing-to-do', { card: 'Solemn Judgment', action: 'activate' })).toBe(
      'activation-needs-something-to-do',
    );
    // What is about the rule explains it better than a ruling in which the same card happens to be refused.
    expect(leads('event-not-happened', { card: 'Solemn Judgment', action: 'activate' })).toBe('answer-needs-its-event');
    expect(leads('no-target', { card: 'Monster Reborn', action: 'activate' })).toBe('activation-needs-a-target');
    expect(leads('not-your-turn', { card: 'Gemini Elf', action: 'normalSummon' })).toBe('turn-player-acts');
    expect(leads('cannot-attack', { card: 'Gemini Elf', action: 'attack' })).toBe('attack-cannot-attack-stops-it');
    expect(leads('used-this-turn', { card: 'Cannon Soldier', action: 'activate' })).toBe('effect-once-per-turn');
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
    const address = { page: 'rule', rule: 'locked', card: 4480, action: 'activate', by: 77585513 };
    expect(routeOf(ruleAddress('locked', 4480, 'activate', 77585513))).toEqual(address);
    expect(routeOf(ruleAddress('locked', 4480))).toEqual({ ...address, action: null, by: null });
    expect(routeOf(ruleAddress('locked'))).toEqual({ ...address, card: null, action: null, by: null });
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
  it('reaches its lines in order; what a Chain was is shown where it has just been built', () => {
    for (const { scenario } of rulings)
      for (const [at, part] of scenario.cases.entries()) {
        const { frames, reached } = courseOf(scenario, at, 'en', texts, heldFor(['A', 'B']))!;
        const inOrder = reached.filter((_, i) => 'do' in part.steps[i]!);
        expect(inOrder, scenario.id).toEqual(inOrder.toSorted((a, b) => a - b));
        for (const [i, line] of part.steps.entries()) {
          const links = 'expect' in line && line.expect === 'chainIs' ? line.links.length : 0;
          if (links > 0) expect(frames[reached[i]!]!.duel.chain.length, `${scenario.id}, line ${i + 1}`).toBe(links);
        }
      }
  });

  it('goes on from any of its frames', () => {
    const { scenario } = rulingById(MISSED)!;
    const course = courseOf(scenario, 0, 'en', texts, heldFor(['A', 'B']))!;
    expect(course.why).toBeNull();
    expect(course.checks).toBeGreaterThan(3);
    expect(decisionsAt(course, 0)).toBe(0);
    // Where something is still being carried out, it goes on from the decision after it.
    const rests = course.frames.flatMap((frame, at) => (restsAt(course, at) ? [frame] : []));
    expect(rests.length).toBeLessThan(course.frames.length);
    for (const { duel, step } of rests.slice(1)) expect(duel).toStrictEqual(course.snapshots[step + 1]);
    expect(decisionsAt(course, course.frames.length - 1)).toBe(course.decisions.length);
  });
});

it('from a ruling a rule leads to another one, or nowhere', () => {
  const [first] = showing(rulings, 'face-down');
  const { id } = first!.scenario;
  expect(otherRuling(id, 'face-down', {})).toMatch(/^#\/r\//);
  expect(otherRuling(id, 'face-down', {})).not.toMatch(new RegExp(`^#/r/${id}(/|$)`));
  expect(otherRuling(id, 'no-such-rule', {})).toBeNull();
});
