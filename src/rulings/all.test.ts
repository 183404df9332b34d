import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '../catalogue';
import { RULE_IDS } from '../catalogue/text';
import { particle } from '../catalogue/text/korean/particle';
import { freezeSnapshots } from '../engine';
import { RULE_IDS as REFUSALS } from '../engine/judge/ruleIds';
import { rulings, TOPICS } from './all';
import { judge } from './report';

freezeSnapshots(true);

for (const topic of TOPICS) {
  describe(topic, () => {
    for (const ruling of rulings.filter((one) => one.topic === topic)) {
      it(ruling.scenario.id, () => {
        expect(judge([ruling], rulings, cards)[0]?.why).toBeNull();
      });
    }
  });
}

/** Rules that rulings expect to refuse something or to leave a link without effect. */
const shown = new Set(
  rulings.flatMap(({ scenario }) =>
    scenario.cases.flatMap((part) =>
      part.steps.flatMap((line) => ('because' in line && line.because !== undefined ? [line.because].flat() : [])),
    ),
  ),
);

it('names only rules that have a sentence', () => {
  expect([...shown].filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
});

it('shows every rule', () => {
  expect(RULE_IDS.filter((rule) => !shown.has(rule))).toEqual([]);
});

it('has a sentence for every rule that refuses something, and no other', () => {
  const ofLinks = ['not-face-up', 'nothing-done'];
  expect(RULE_IDS.toSorted()).toEqual([...REFUSALS, ...ofLinks].toSorted());
});

const PAIRS = ['은/는', '이/가', '을/를', '과/와', '으로/로'] as const;

it('follows the name of a card with the form of a particle that its sound asks for', () => {
  const names = loadCards()
    .flatMap(({ name }) => name.ko ?? [])
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const named = new RegExp(`(${names.join('|')})["']?(으로|은|는|이|가|을|를|과|와|로)(?=[\\s.,])`, 'g');
  const wrong = rulings.flatMap(({ scenario: { id, title, statement, doubtful, deviates, cases } }) =>
    [title, statement, doubtful, deviates, ...cases.map((part) => part.name)].flatMap((text) =>
      [...(text?.ko ?? '').matchAll(named)]
        .filter(([, name = '', form = '']) => {
          const pair = PAIRS.find((one) => one.split('/').includes(form));
          return pair && particle(name, pair) !== form;
        })
        .map(([words]) => `${id}: ${words}`),
    ),
  );
  expect(wrong).toEqual([]);
});
