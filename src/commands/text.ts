/** npm run text -- [id or name...] [--json]: the generated texts of cards, one string for each numbered effect. */
import { parseArgs } from 'node:util';
import { loadCards } from '../catalogue';
import { cardText } from '../catalogue/text';
import type { CardDefinition } from '../engine/definition';
import { printResult, UsageError, withUsage } from './io';

export async function main(args: string[]): Promise<number> {
  return withUsage(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const all = loadCards();
    const chosen = positionals.length === 0 ? all : positionals.map((asked) => find(all, asked));
    const texts = chosen.map((card) => [card.id, { en: cardText(card, 'en'), ko: cardText(card, 'ko') }] as const);
    printResult(Object.fromEntries(texts), values.json);
    return 0;
  });
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** By passcode, also with leading zeros, or by its whole name in any of its languages. */
function find(cards: readonly CardDefinition[], asked: string): CardDefinition {
  const card = /^\d+$/.test(asked.trim())
    ? cards.find((c) => c.id === Number(asked))
    : cards.find((c) => Object.values(c.name).some((name) => folded(name) === folded(asked)));
  if (!card) throw new UsageError(`There is no card "${asked}".`);
  return card;
}
