import { describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
import { RULE_IDS } from '../catalogue/text';
import { freezeSnapshots } from '../engine';
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

it('names only rules that have a sentence', () => {
  const named = rulings.flatMap(({ scenario }) =>
    scenario.cases.flatMap((part) =>
      part.steps.flatMap((line) => ('expect' in line && line.expect === 'cannot' ? line.because : [])),
    ),
  );
  const known: readonly string[] = RULE_IDS;
  expect([...new Set(named)].filter((rule) => !known.includes(rule))).toEqual([]);
});
