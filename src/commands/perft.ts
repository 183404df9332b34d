/** npm run perft -- [board...] [--depth N] [--update] [--json]: counts the lines of play from fixed boards. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cards } from '../catalogue';
import { EXPECTED_COUNTS, PERFT_BOARDS, perft } from '../players/perft';
import { printResult, progress, repositoryRoot, UsageError, wholeNumber, withUsage } from './io';

const COUNTS = 'src/players/perft/counts.json';

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      depth: { type: 'string', default: '4' },
      update: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const depth = wholeNumber('depth', values.depth, 1);
  for (const id of positionals) {
    if (!PERFT_BOARDS.some((board) => board.id === id)) throw new UsageError(`There is no perft board "${id}".`);
  }

  const counts: Record<string, Record<string, number>> = {};
  let failed = false;
  for (const { id, board } of PERFT_BOARDS) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    const byDepth: Record<string, number> = {};
    for (let at = 1; at <= depth; at++) {
      byDepth[at] = perft(board, cards, at);
      const expected = EXPECTED_COUNTS[id]?.[at];
      const differs = expected !== undefined && expected !== byDepth[at];
      if (differs && !values.update) failed = true;
      progress(`${id} ${at}: ${byDepth[at]}${differs ? `, expected ${expected}` : ''}`);
    }
    counts[id] = byDepth;
  }
  if (values.update) {
    const file = join(repositoryRoot(), COUNTS);
    writeFileSync(file, `${JSON.stringify({ ...EXPECTED_COUNTS, ...counts }, null, 2)}\n`);
  }
  printResult(counts, values.json);
  return failed ? 1 : 0;
}
