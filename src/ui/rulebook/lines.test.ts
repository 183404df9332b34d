import { describe, expect, it } from 'vitest';
import { loadCards } from '@/catalogue';
import * as texts from '@/catalogue/text';
import { rulingById, rulings } from '@/rulings/all';
import type { Given } from '@/rulings/schema';
import { linesIn } from '../steps/told';
import { courseOf, heldFor, namesFor, reasonIn, rulesAt, tableOf } from './course';
import { cardIn } from './say/aside';
import { sayExpectation } from './say/expectations';
import { sayGiven, sayWithout } from './say/given';
import { type Names, speakerOf } from './say/speaker';
import { sayStep } from './say/steps';

type Lang = 'en' | 'ko';
const names = {
  en: new Map(loadCards().map(({ name }) => [name.en, name.en])),
  ko: new Map(loadCards().map(({ name }) => [name.en, name.ko])),
};
const speaker = (lang: Lang, called: Names = 'turn') =>
  speakerOf(lang, (name) => names[lang].get(name) ?? name, called);
const held = heldFor(['A', 'B']);

/** Every line of a board as the page says it, with what the run knows of it. */
function page(id: string, lang: Lang, at = 0): string[] {
  const { scenario } = rulingById(id)!;
  const t = speaker(lang, namesFor(scenario));
  const course = courseOf(scenario, at, lang, texts, held)!;
  const nameOf = (card: number) => cardIn(course.snapshots.at(-1)!, card, t);
  return scenario.cases[at]!.steps.flatMap((line, i) => {
    if ('do' in line) return sayStep(line, t, course.asides[i]);
    return [
      sayExpectation(line, t),
      ...rulesAt(course, line, i).map((rule) => texts.reasonText(reasonIn(course, i, rule), lang, nameOf)),
    ];
  });
}

describe('a pass', () => {
  it('says what it lets go by', () => {
    const lines = page('trig-borreload-quick-cannot-preempt', 'en');
    expect(lines).toContain('The turn player passes (no fast effect after the attack declaration)');
    expect(lines).toContain('The turn player passes (nothing more before the Damage Step)');
    expect(page('trig-borreload-quick-cannot-preempt', 'ko')).toContain(
      '턴 플레이어가 패스한다 (공격 선언 후 스펠 스피드 2 이상의 효과 없음)',
    );
  });

  it('has something to say of every one that is made', () => {
    for (const { scenario } of rulings) {
      const t = speaker('en');
      for (const [at, part] of scenario.cases.entries()) {
        const passes = part.steps.flatMap((step, i) => ('do' in step && step.do === 'passes' ? i : []));
        if (passes.length === 0) continue;
        const course = courseOf(scenario, at, 'en', texts, held)!;
        for (const i of passes) {
          const line = part.steps[i]!;
          if ('do' in line) expect(sayStep(line, t, course.asides[i]), scenario.id).toMatch(/passes \(.+\)$/);
        }
      }
    }
  });
});

it('a choice is said in words of the card', () => {
  expect(page('word-vaalmonica-pendulum-zone-counts', 'en').join()).toMatch(/choosing “Gain 500 LP/);
  expect(page('word-vaalmonica-pendulum-zone-counts', 'ko').join()).toMatch(/선택: “/);
});

it('effects of one number are told apart by what they do', () => {
  expect(page('control-of-attacker-taken', 'en').join()).toMatch(/activates Enemy Controller, .* choosing “.+”/);
  expect(page('control-of-attacker-taken', 'ko').join()).toMatch(/\(선택: “.+”\)/);
});

it('a Summon with materials is called by its name', () => {
  expect(page('inh-gusto-falco-misses', 'en')[0]).toMatch(/^The turn player Synchro Summons Daigusto Gulldos, with /);
  expect(page('inh-gusto-falco-misses', 'ko')[0]).toMatch(/싱크로 소환한다/);
});

it('a link that resolves without effect says why, also where the line does not ask', () => {
  const { scenario } = rulingById('fx-dd-crow-vs-monster-reborn')!;
  expect(JSON.stringify(scenario.cases)).not.toContain('nothing-done');
  expect(page('fx-dd-crow-vs-monster-reborn', 'en')).toContain('There was nothing left for it to do.');
});

it('a Chain that nobody can add to is closed without a question', () => {
  expect(page('ash-not-vs-extra-deck-summon', 'en')).toContain('Nobody can add to the Chain, and it resolves');
});

it('triggers that come first are the reason, and a box of the chart is said in words', () => {
  const lines = page('trig-borreload-quick-cannot-preempt', 'en');
  expect(lines.join('\n')).toMatch(/^Trigger Effects that are still to be placed on the Chain come first: \w.+\.$/m);
  expect(lines).toContain('Triggers are being placed on a Chain, before any fast effect (box D of the timing chart)');
});

it('why there was never a chance is said', () => {
  const lines = (id: string): string => page(id, 'en').join('\n');
  expect(lines('hand-not-to-counter-trap')).toContain('has Spell Speed 3: only a Counter Trap can answer it.');
  expect(lines('fx-cl2-success-window-passes')).toContain('It missed its timing');
  expect(lines('turn-normal-spell-main-phase-only')).toContain('only in a Main Phase; now it is the Battle Step.');
});

it('what is there but cannot be targeted is named, and what was activated instead', () => {
  const lines = (id: string): string => page(id, 'en').join('\n');
  expect(lines('position-link-monster')).toContain('this could not be done to Link Spider: change');
  expect(lines('act-effect-example-zoma')).toContain(
    'what was activated last is the effect of Zoma the Spirit, not a card.',
  );
});

it('what does not happen is said in a sentence', () => {
  const said = rulings.flatMap(({ scenario }) =>
    scenario.cases.some(({ steps }) => steps.some((line) => 'expect' in line && line.expect === 'didNotHappen'))
      ? page(scenario.id, 'ko')
      : [],
  );
  expect(said.filter((line) => /일은 없다$/.test(line)).length).toBeGreaterThan(50);
  expect(said.filter((line) => /일어나지 않는/.test(line))).toEqual([]);
});

it('a lock is named with its card and its end', () => {
  const locked = rulings.flatMap(({ scenario }) =>
    scenario.cases.flatMap((part, at) =>
      part.steps.some((line) => 'because' in line && [line.because].flat().includes('locked'))
        ? page(scenario.id, 'en', at).filter((line) => / forbids it/.test(line))
        : [],
    ),
  );
  expect(locked.length).toBeGreaterThan(10);
  for (const line of locked) {
    expect(line).not.toMatch(/^Another effect/);
    expect(line).toMatch(/ forbids it (until|as long as) .+\.$/);
  }
});

describe('the course', () => {
  const of = (id: string) => courseOf(rulingById(id)!.scenario, 0, 'en', texts, held)!;

  it('ends each frame where the next decision is due', () => {
    for (const id of [
      'attack-ends-when-attacker-leaves',
      'ce-ultimate-falcon-opponent-turn',
      'trig-waking-the-dragon',
    ]) {
      const { frames, snapshots } = of(id);
      for (const [i, { step, duel }] of frames.entries())
        if (i > 0 && frames[i + 1]?.step !== step) expect(duel).toEqual(snapshots[step + 1]);
    }
  });

  it('does not show a Phase before it is told', () => {
    const { frames } = of('ce-ultimate-falcon-opponent-turn');
    const end = frames.find(({ events }) => events.some((e) => e.type === 'phaseBegan' && e.phase === 'end'))!;
    expect(end.duel.at.turn).toBe('endPhase.effects');
  });

  it('tells what changes by itself', () => {
    const { frames } = of('ce-ultimate-falcon-opponent-turn');
    const table = frames.map(({ duel }) => tableOf(duel, 'en', held));
    const told = frames.flatMap((frame, i) => (i > 0 ? linesIn(frame, table[i]!, texts, table[i - 1]!) : []));
    expect(told).toContain('The effects of Skill Drain are no longer negated.');
    expect(told).toContain('Raidraptor - Ultimate Falcon: ATK 3500 → 4500.');
  });
});

describe('the players', () => {
  it('keep their names where the turn passes, and only there', () => {
    const { scenario } = rulingById('turn-first-player-no-draw')!;
    expect(namesFor(scenario)).toBe('fixed');
    expect(page('turn-first-player-no-draw', 'en')).toContain('Player A moves to the End Phase');
    expect(page('turn-first-player-no-draw', 'ko').join('\n')).not.toMatch(/턴 플레이어|상대/);
    expect(namesFor(rulingById('trig-borreload-quick-cannot-preempt')!.scenario)).toBe('turn');
  });
});

describe('the board', () => {
  const t = { en: speaker('en'), ko: speaker('ko') };
  const deck: Given = { given: 'hasInDeck', seat: 'turnPlayer', cards: Array(30).fill('Celtic Guardian') };

  it('counts what lies there many times, and says what is face-down', () => {
    expect(sayGiven(deck, t.en).text).toBe('Deck: 30 × Celtic Guardian');
    const banished: Given = {
      given: 'hasBanished',
      seat: 'opponent',
      cards: ['Kuriboh', { card: 'Kuriboh', faceDown: true }],
    };
    expect(sayGiven(banished, t.en).text).toBe('Banished: Kuriboh, Kuriboh (face-down)');
    expect(sayGiven(banished, t.ko).text).toMatch(/\(뒷면\)$/);
  });

  it('says what stands in the place of a line another board has', () => {
    expect(sayWithout({ given: 'hasLP', seat: 'opponent', amount: 900 }, t.en).text).toBe('LP 8000');
    expect(sayWithout(deck, t.en).text).toBe('not “Deck: 30 × Celtic Guardian”');
  });
});
