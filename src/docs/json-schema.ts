/** Reads the generated JSON Schema back as a list of rows with slots: what an editor offers is what the page says. */

import { ABILITIES, ATTRIBUTES, PHASES, PLACES, PROPERTIES, TYPES } from '../engine';

/** How a selector is recognised where the schema writes it out, and what a target says besides. */
const SELECTOR_MARKS = ['n', 'all', 'random', 'from', 'of'];
const BEYOND_SELECTOR = ['as', 'ifPossible'];

interface Node {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  type?: string;
  items?: Node | Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  description?: string;
  definitions?: Record<string, Node>;
}

interface Slot {
  name: string;
  required: boolean;
  /** What may be written there, in words. */
  takes: string;
  description: string;
}

export interface Row {
  /** Several when one shape serves several, as with the four activated kinds of effect. */
  names: string[];
  sentence: string;
  slots: Slot[];
}

/** The variants of one named part of the schema, told apart by the constant under `key`. */
export function rowsOfSchema(schemaText: string, part: string, key: string): Row[] {
  const schema = JSON.parse(schemaText) as Node;
  const node = schema.definitions?.[part];
  if (!node) throw new Error(`The card schema has no part "${part}".`);
  const rows = (node.anyOf ?? node.oneOf ?? []).flatMap((variant) => rowsOfVariant(variant, key));
  return rows.sort((a, b) => (a.names.join() < b.names.join() ? -1 : 1));
}

function rowsOfVariant({ properties = {}, required = [] }: Node, key: string): Row[] {
  const named = properties[key];
  const names = named?.enum ?? (named?.const === undefined ? [] : [named.const]);
  const slots = Object.entries(properties)
    .filter(([name]) => name !== key)
    .map(([name, node]) => ({
      name,
      required: required.includes(name),
      takes: takes(node),
      description: node.description ?? '',
    }));
  if (names.length === 0) return [];
  return [{ names: names.map(String).sort(), sentence: named?.description ?? '', slots }];
}

/** Lists of words too long to repeat in each slot; they stand once at the top of the page. */
export const VOCABULARIES: Record<string, readonly string[]> = {
  place: [...PLACES, 'field'],
  Type: TYPES,
  Attribute: ATTRIBUTES,
  Phase: PHASES,
  property: PROPERTIES,
  ability: ABILITIES,
};

function takes(node: Node): string {
  if (node.$ref) return node.$ref.split('/').at(-1) ?? '';
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum) return wordsOf(node.enum.map(String));
  const parts = node.anyOf ?? node.oneOf;
  if (parts) {
    const all = [...new Set(parts.map(takes))];
    const [one, list] = all;
    return all.length === 2 && list === `list of ${one}` ? `${one}, or a list` : all.join(' or ');
  }
  if (node.type === 'array') {
    const items = Array.isArray(node.items) ? node.items : [node.items ?? {}];
    return `list of ${items.map(takes).join(', ')}`;
  }
  if (node.type === 'object' && node.properties) return takesObject(node.properties);
  return node.type === 'integer' ? 'number' : (node.type ?? 'anything');
}

function wordsOf(words: string[]): string {
  const known = Object.entries(VOCABULARIES).find(
    ([, all]) => all.length === words.length && all.every((w) => words.includes(w)),
  );
  return known ? known[0] : words.map((word) => `\`${word}\``).join(', ');
}

function takesObject(properties: Record<string, Node>): string {
  const own = Object.entries(properties);
  const selector = SELECTOR_MARKS.every((mark) => mark in properties);
  const rest = selector ? own.filter(([name]) => BEYOND_SELECTOR.includes(name)) : own;
  const inside = rest.map(([name, part]) => `${name}: ${takes(part)}`).join('; ');
  return selector ? `selector with { ${inside} }` : `{ ${inside} }`;
}
