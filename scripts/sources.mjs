// Which files the page and the commands are built from, and whether they changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const builtFrom = ['src', 'cards', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts/run.mjs'];

function* walk(path) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  yield { path, stat };
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path).sort()) {
    if (!/\.test\.tsx?$/.test(name)) yield* walk(join(path, name));
  }
}

function* sources() {
  for (const name of builtFrom) yield* walk(join(root, name));
}

/** Newest change in milliseconds. Folders count too, so that a removed file is noticed. */
export function newestSource() {
  let newest = 0;
  for (const { stat } of sources()) newest = Math.max(newest, stat.mtimeMs);
  return newest;
}

/** A short name for the sources as they are now. */
export function sourceStamp() {
  const hash = createHash('sha256');
  for (const { path, stat } of sources()) {
    if (!stat.isDirectory()) hash.update(`${path}\0${stat.mtimeMs}\0${stat.size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
