import { describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
import { RULE_IDS } from '../catalogue/text';
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
