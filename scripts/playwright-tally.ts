import { writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';

/** Counts test results, and names those that failed, for scripts/test.mjs, which says in TEST_TALLY where it wants them. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | undefined;
  private errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  /** Outside of any test: a page that could not be served, a worker that died. */
  onError({ message }: TestError): void {
    const [line = 'error'] = (message ?? 'error').split('\n');
    this.errors.push(line);
  }

  onEnd(): void {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    const tally = { passed: 0, failed: this.errors.length, skipped: 0, failures: [...this.errors] };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'unexpected') {
        tally.failed++;
        tally.failures.push(test.titlePath().filter(Boolean).join(' > '));
      } else if (outcome === 'skipped') tally.skipped++;
      else tally.passed++;
    }
    writeFileSync(file, JSON.stringify(tally));
  }

  printsToStdio(): boolean {
    return false;
  }
}
