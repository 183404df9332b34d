/** npm run docs -- [--check] [--json]: writes the generated documents, or says which are not up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from '../docs/generated';
import { printResult, progress, repositoryRoot, withUsage } from './io';

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

function run(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const root = repositoryRoot();
  const files = generatedFiles();
  const changed = files.filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const { path, text } of changed) {
    if (values.check) progress(`${path} is not up to date: run \`npm run docs\`.`);
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      progress(`wrote ${path}`);
    }
  }
  printResult({ files: files.length, changed: changed.map(({ path }) => path) }, values.json);
  return values.check && changed.length > 0 ? 1 : 0;
}
