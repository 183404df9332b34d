/** What commands share: where the repository is, how they print. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: where npm started us, else above the bundle the command runs from. */
export function repositoryRoot(): string {
  if (existsSync(join(process.cwd(), 'biome.json'))) return process.cwd();
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'biome.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

/** Progress, for people: never mixed into what a program reads. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The result: one JSON object on the last line, or the same object for people. */
export function printResult(result: object, json: boolean): void {
  process.stdout.write(`${json ? JSON.stringify(result) : JSON.stringify(result, null, 2)}\n`);
}

/** A wrong argument: one line and exit code 2. */
export class UsageError extends Error {}

/** Runs a command's body; what the caller got wrong ends with 2. */
export async function withUsage(body: () => number | Promise<number>): Promise<number> {
  try {
    return await body();
  } catch (error) {
    const wrongFlag = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof UsageError) && !wrongFlag) throw error;
    progress(error.message);
    return 2;
  }
}

/** A whole number of at least `least`. */
export function wholeNumber(name: string, text: string, least = 0): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least}, not "${text}".`);
  return value;
}

/** The value below which a share of the sorted values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
