import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Counts test results for scripts/test.mjs, which says in TEST_TALLY where it wants them. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors++;
  }

  onEnd(): void {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    const tally = { passed: 0, failed: this.errors, skipped: 0 };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'unexpected') tally.failed++;
      else if (outcome === 'skipped') tally.skipped++;
      else tally.passed++;
    }
    writeFileSync(file, JSON.stringify(tally));
  }

  printsToStdio(): boolean {
    return false;
  }
}
