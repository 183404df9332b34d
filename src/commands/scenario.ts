/** `npm run scenario -- FILE... [--cards DIR] [--json]`: runs scenario files from anywhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { archetypes, cards as catalogue, loadCards, namedCards } from '../catalogue';
import { CardFileError, readCards } from '../catalogue/load';
import { type Cards, compileCards } from '../engine';
import { rulingById } from '../rulings/all';
import { contrastsRefuted } from '../rulings/contrast';
import { readScenario } from '../rulings/read';
import { runScenario } from '../rulings/run';
import type { Scenario } from '../rulings/schema';

export async function main(args: string[]): Promise<number> {
  const files: string[] = [];
  let folder: string | null = null;
  let json = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--json') json = true;
    else if (arg === '--cards') folder = args[++i] ?? '';
    else if (arg.startsWith('--')) return refuse(`Unknown option ${arg}`);
    else files.push(arg);
  }
  if (files.length === 0) return refuse('Which scenario? npm run scenario -- FILE... [--cards DIR] [--json]');
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`No such file: ${file}`);
  }
  let cards = catalogue;
  if (folder !== null) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return refuse(`No such folder: ${folder}`);
    try {
      cards = withCards(folder);
    } catch (error) {
      const wrong = error instanceof CardFileError ? `\n${error.message}` : ` ${messageOf(error)}`;
      return refuse(`Cannot use the cards of ${folder}:${wrong}`);
    }
  }

  const results: Record<string, string> = {};
  for (const file of files) results[file] = await resultOf(file, cards);
  const say = json ? console.error : console.log;
  for (const [file, result] of Object.entries(results)) say(`${file}  ${result}`);
  if (json) console.log(JSON.stringify({ results }));
  return Object.values(results).every((result) => result === 'pass') ? 0 : 1;
}

async function resultOf(file: string, cards: Cards): Promise<string> {
  let found: unknown[];
  try {
    found = extname(file) === '.json' ? [JSON.parse(readFileSync(file, 'utf8'))].flat() : await recordedIn(file);
  } catch (error) {
    return `fail: cannot be read: ${messageOf(error)}`;
  }
  if (found.length === 0) return 'fail: it holds no scenario';
  for (const data of found) {
    const read = readScenario(data);
    if ('wrong' in read) return `fail: no scenario: ${read.wrong}`;
    if (read.scenario.cases.length === 0) return 'fail: it has no case';
    const { scenario } = read;
    const find = (id: string) => (id === scenario.id ? scenario : rulingById(id)?.scenario);
    const why = runScenario(scenario, cards).why ?? contrastsRefuted(scenario, find, cards);
    if (why !== null) return `fail: ${why}`;
  }
  return 'pass';
}

/**
 * The catalogue with the card files of a folder added; a card of the same passcode is replaced.
 * @throws CardFileError where a slot of one of them is wrong
 */
function withCards(folder: string): Cards {
  const files: Record<string, unknown> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.json')) continue;
    const json: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (isCard(json)) files[name] = json;
  }
  const ids = new Set(Object.values(files).map((json) => (json as { id?: unknown }).id));
  const kept = loadCards().filter((card) => !ids.has(card.id));
  const named = namedCards.filter(({ id }) => !ids.has(id));
  const own = readCards(files, archetypes, kept, named);
  return compileCards([...kept, ...own], archetypes);
}

/** Decks and lists of names may lie beside the cards. */
const isCard = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('effects' in json || 'kind' in json);

/**
 * The scenarios of a TypeScript file. It is bundled with the words of the language, which it may import from
 * `spellspeed` or, as in the examples, use without importing them.
 */
async function recordedIn(file: string): Promise<Scenario[]> {
  const { build } = await import('vite');
  const root = repository();
  const language = join(root, 'src/rulings/language/index.ts');
  const source = resolve(file);
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  const entry = '\0scenarios';
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { spellspeed: language, '@': join(root, 'src') } },
      plugins: [
        {
          name: 'scenario',
          enforce: 'pre',
          resolveId: (id) => (id === 'scenarios' ? entry : null),
          load: (id) =>
            id === entry
              ? `import * as file from ${JSON.stringify(source)};
                 import { recorded } from ${JSON.stringify(join(root, 'src/rulings/language/ruling.ts'))};
                 export const scenarios = recorded.length > 0 ? recorded : [file.default].flat().filter(Boolean);`
              : null,
          transform: (code, id) =>
            id.split('?')[0] === source && !/\bimport\b[^;]*\bruling\b/.test(code)
              ? `import { card, explained, ruling } from ${JSON.stringify(language)};\n${code}`
              : null,
        },
      ],
      build: {
        ssr: true,
        target: 'node20',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'scenarios', output: { entryFileNames: 'scenarios.mjs' } },
      },
    });
    const { scenarios } = (await import(pathToFileURL(join(folder, 'scenarios.mjs')).href)) as {
      scenarios: Scenario[];
    };
    return scenarios;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bundle of this command lies somewhere inside the repository. */
function repository(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'src/rulings/language'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the sources of the scenario language are not here');
    folder = above;
  }
  return folder;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]! : String(error));

function refuse(message: string): number {
  console.error(message);
  return 2;
}
