// Takes pictures of every screen for review: builds the page, brings each screen up as the browser tests do, and writes
// docs/screenshots/ with its index. Options: --all for every language, theme and size into test-results/screenshots/,
// and words to take only the screens whose id holds one of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDeps } from './ensure-deps.mjs';
import { root } from './sources.mjs';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });

const env = {
  ...process.env,
  SHOTS: values.all ? 'all' : 'chosen',
  SHOTS_FOLDER: join(root, values.all ? 'test-results/screenshots' : 'docs/screenshots'),
};
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

ensureDeps();
const only = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
process.exitCode =
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn') ||
  run('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/screenshots/playwright.config.ts', ...only);
