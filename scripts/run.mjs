// node scripts/run.mjs NAME ...args: runs a command that needs no page.
// src/commands/NAME.ts is bundled once for each state of the sources, then its main(args) gives the exit code.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDeps } from './ensure-deps.mjs';
import { root, sourceStamp } from './sources.mjs';

const names = ['rulings', 'scenario', 'soak', 'bench', 'replay', 'text', 'cards', 'why', 'perft', 'docs'];
const [name, ...args] = process.argv.slice(2);

const cache = join(root, 'node_modules/.cache/spellspeed');

/** Ends once everything written so far has left: a pipe may still be full. */
function exit(code) {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

/** What the caller can mend: told without a trace of the stack. */
class BadInput extends Error {}

/** Card files that are no JSON at all, each with what is wrong: the bundler would not say which file it was. */
function brokenCards() {
  const broken = [];
  for (const file of readdirSync(join(root, 'cards'), { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    try {
      JSON.parse(readFileSync(join(root, 'cards', file), 'utf8'));
    } catch (error) {
      broken.push(`cards/${file.replaceAll('\\', '/')}: this is no JSON: ${error.message}`);
    }
  }
  return broken;
}

/** Card files with a wrong slot end every command but the one that lists them, which says more. */
async function checkCards() {
  const { problemsInCards, linesOf } = await import(pathToFileURL(await bundle('cardCheck')).href);
  const lines = linesOf(problemsInCards());
  if (lines.length > 0) throw new BadInput(lines.join('\n'));
}

/** The command, bundled, and its card files checked where that was not done for these sources. */
async function command() {
  const file = join(cache, `${name}-${sourceStamp()}`, 'main.mjs');
  if (existsSync(file)) return file;
  if (name !== 'cards') await checkCards();
  return bundle(name);
}

async function bundle(name) {
  const folder = join(cache, `${name}-${sourceStamp()}`);
  const file = join(folder, 'main.mjs');
  if (existsSync(file)) return file;

  mkdirSync(cache, { recursive: true });
  const hourAgo = Date.now() - 3_600_000;
  for (const old of readdirSync(cache)) {
    // Younger ones may belong to a command that is still running.
    const path = join(cache, old);
    if (old.startsWith(`${name}-`) && statSync(path).mtimeMs < hourAgo) rmSync(path, { recursive: true, force: true });
  }

  const broken = brokenCards();
  if (broken.length > 0) throw new BadInput(broken.join('\n'));

  const { build } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await build({
    root,
    logLevel: 'error',
    build: {
      ssr: `src/commands/${name}.ts`,
      target: 'node20',
      outDir: unfinished,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(file)) throw error; // otherwise another run was quicker with the same sources
  }
  return file;
}

if (!names.includes(name)) {
  console.error(`Unknown command ${name ?? '(none)'}. Commands: ${names.join(', ')}`);
  exit(2);
} else if (!existsSync(join(root, `src/commands/${name}.ts`))) {
  console.error(`The command ${name} does not exist yet: src/commands/${name}.ts is missing.`);
  exit(2);
} else {
  try {
    ensureDeps();
    const { main } = await import(pathToFileURL(await command()).href);
    exit(await main(args));
  } catch (error) {
    const bad = error instanceof BadInput;
    console.error(bad ? error.message : error);
    exit(bad ? 2 : 1);
  }
}
