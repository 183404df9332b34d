/** Hashes of 32 bits: of bytes (the checksum), and of card definitions. */
import type { CardDefinition } from '@/engine';

/** FNV-1a, with a final mix so that the last byte reaches every bit. */
export function hashBytes(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** JSON with sorted keys and without absent values: equal data gives equal text. */
export function stableStringify(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => stableStringify(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableStringify(item)}`).join(',')}}`;
}

/**
 * Hash of what the given cards do. What they are called does not count (a corrected Korean name changes no duel),
 * except for the archetypes the name makes them members of.
 */
export function hashDefinitions(
  list: readonly { definition: CardDefinition; archetypes: readonly string[] }[],
): number {
  const facts = list.map(({ definition, archetypes }) => {
    const { $schema: _schema, name: _name, short: _short, tokens, ...rest } = definition;
    const nameless = Object.entries(tokens ?? {}).map(([key, { name: _tokenName, ...token }]) => [key, token] as const);
    return { ...rest, tokens: Object.fromEntries(nameless), archetypes: [...archetypes].sort() };
  });
  facts.sort((a, b) => a.id - b.id);
  return hashBytes(new TextEncoder().encode(stableStringify(facts)));
}
