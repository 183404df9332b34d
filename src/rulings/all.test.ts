import { describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
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
