import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Counts test results for scripts/test.mjs, which says in TEST_TALLY where it wants them. */
export default class VitestTally implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    const tally = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      tally.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state in tally) tally[state as keyof typeof tally]++;
      }
    }
    writeFileSync(file, JSON.stringify(tally));
  };
}
