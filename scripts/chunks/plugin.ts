import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module that fetches what a chunk needs before the chunk itself is imported. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Puts our own helper in its place. A browser that could not fetch a module once (Chromium 150) never tries again until the
 * page is loaded anew; so nothing is imported before all its files have come.
 */
export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? readFileSync(fileURLToPath(new URL('./fetched.js', import.meta.url)), 'utf8') : undefined,
});
