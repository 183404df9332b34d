import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Counts test results, and names those that failed, for scripts/test.mjs, which says in TEST_TALLY where it wants them. */
export default class VitestTally implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    const failures = errors.map(({ message }) => message.split('\n')[0] ?? 'error');
    const tally = { passed: 0, failed: errors.length, skipped: 0, failures };
    for (const module of modules) {
      tally.failed += module.errors().length;
      failures.push(...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message.split('\n')[0]}`));
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'failed') failures.push(`${module.relativeModuleId} > ${test.fullName}`);
        if (state in tally) tally[state as keyof typeof tally]++;
      }
    }
    writeFileSync(file, JSON.stringify(tally));
  };
}
