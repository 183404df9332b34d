/**
 * Reads the ids and the number of `then` lines from a ledger. A ledger is a regular YAML file (a list of entries, each
 * with `id`, some with `then:` followed by a list), so a whole YAML reader would be a dependency for two facts.
 */
export interface LedgerEntry {
  id: string;
  /** Outcomes the entry lists; 0 for an entry without a board. */
  outcomes: number;
  board: boolean;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

export function readLedger(source: string): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  let entry: LedgerEntry | null = null;
  /** Column of the `then:` key being read, or null; a `- ` at this column or deeper is one of its items. */
  let then: number | null = null;
  let item: number | null = null;

  for (const line of source.split(/\r?\n/)) {
    const bare = line.trim();
    if (bare === '' || bare.startsWith('#')) continue;
    const indent = indentOf(line);

    const id = /^-\s+id:\s*["']?([A-Za-z0-9-]+)["']?\s*(#.*)?$/.exec(bare);
    if (id?.[1] && (then === null || indent < then)) {
      entry = { id: id[1], outcomes: 0, board: false };
      entries.push(entry);
      then = null;
      continue;
    }
    if (!entry) continue;

    if (then !== null) {
      const isItem = bare.startsWith('- ');
      if (isItem && indent >= then) {
        item ??= indent;
        if (indent === item) entry.outcomes++;
        continue;
      }
      // A long item goes on in deeper lines; anything else ends the list.
      if (indent > then) continue;
      then = null;
    }
    const key = /^then:\s*(.*)$/.exec(bare);
    if (key) {
      entry.board = true;
      const inline = (key[1] ?? '').replace(/\s+#.*$/, '');
      if (inline.startsWith('[')) entry.outcomes += countInline(inline);
      else {
        then = indent;
        item = null;
      }
    }
  }
  return entries;
}

/** Items of a list written in one line, quotes respected. */
function countInline(list: string): number {
  let items = 0;
  let quote = '';
  let filled = false;
  for (const sign of list.slice(1)) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") {
      quote = sign;
      filled = true;
    } else if (sign === ',' || sign === ']') {
      if (filled) items++;
      filled = false;
      if (sign === ']') break;
    } else if (sign !== ' ') filled = true;
  }
  return items;
}
