// Everything that must hold before a change is taken. The last line is always `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './sources.mjs';

/**
 * What a visitor loads before home stands, in bytes of gzip. Neither the rules nor the cards, which grow, are part of it:
 * an import that drags them in is more than what is left.
 */
const initialScriptBudget = 120_000;

// One folder for each run, so that two runs do not count each other's tests.
const tallies = join(root, 'test-tally', String(process.pid));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** @param tests names of the tests that failed, where it is more than one thing that can fail */
function count(name, { passed = 0, failed = 0, skipped = 0, failures: tests = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failures.push(...(tests.length > 0 ? tests.map((test) => `${name}: ${test}`) : [name]));
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`-- ${name}: ${passed} passed, ${failed} failed${more}`);
}

function run(args, env = {}) {
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) console.error(String(result.error));
  return result.status === 0;
}

/** A tool that either passes or fails as a whole. */
function step(name, args) {
  console.log(`\n== ${name}`);
  const passed = run(args);
  count(name, passed ? { passed: 1 } : { failed: 1 });
  return passed;
}

/** A tool that runs tests. It must have run some, and may not fail without a failed test. */
function tests(name, args) {
  console.log(`\n== ${name}`);
  const file = join(tallies, `${name.replaceAll(' ', '-')}.json`);
  const ok = run(args, { TEST_TALLY: file });
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
  if (tally.passed + tally.failed === 0) {
    console.error(`${name}: no test ran.`);
    tally.failed = 1;
  } else if (!ok && tally.failed === 0) {
    console.error(`${name}: the tool failed without a failed test.`);
    tally.failed = 1;
  }
  count(name, tally);
}

function checkSize() {
  console.log('\n== size');
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const files = new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.m?js)"/g)].map((match) => match[1]),
  );
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(root, 'dist', file)), { level: 9 }).length;
  const passed = files.size > 0 && bytes <= initialScriptBudget;
  console.log(`Initial JavaScript: ${bytes} bytes of gzip in ${files.size} files, at most ${initialScriptBudget}.`);
  count('size', passed ? { passed: 1 } : { failed: 1 });
}

rmSync(tallies, { recursive: true, force: true });
mkdirSync(tallies, { recursive: true });
try {
  step('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  step('lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off'])]);
  if (existsSync(join(root, 'scripts/docs.mjs'))) step('docs', ['scripts/docs.mjs', '--check']);
  else if (existsSync(join(root, 'src/commands/docs.ts'))) step('docs', ['scripts/run.mjs', 'docs', '--check']);
  tests('unit tests', ['node_modules/vitest/vitest.mjs', 'run']);
  if (step('build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) {
    checkSize();
    tests('browser tests', ['node_modules/@playwright/test/cli.js', 'test']);
  } else {
    count('size (no build)', { failed: 1 });
    count('browser tests (no build)', { failed: 1 });
  }
} catch (error) {
  console.error(error);
  count('scripts/test.mjs', { failed: 1 });
} finally {
  rmSync(tallies, { recursive: true, force: true });
}

console.log('');
if (total.skipped > 0) console.log(`Skipped: ${total.skipped}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
