/** Writes the service worker beside the built page, with the list of what was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of the font are kept when they have been needed: all together they are ten times the rest. */
const LATER = /\.woff2?$/;
const WORKER = 'sw.js';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      const all = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((file) => file !== WORKER)
        .sort();
      const hash = createHash('sha256');
      for (const file of all) hash.update(file).update(readFileSync(join(folder, file)));
      const files = all.filter((file) => !LATER.test(file));
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
        .replace('/* files */ []', JSON.stringify(files))
        .replace("/* version */ ''", JSON.stringify(hash.digest('hex').slice(0, 12)));
      writeFileSync(join(folder, WORKER), worker);
    },
  };
}
