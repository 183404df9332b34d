/** Reads the generated JSON Schema back as a list of rows with slots: what an editor offers is what the page says. */

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

export interface Slot {
  name: string;
  required: boolean;
  /** What may be written there, in words. */
  takes: string;
  description: string;
}

export interface Row {
  name: string;
  sentence: string;
  slots: Slot[];
}

/** The variants of one named part of the schema, told apart by the constant under `key`. */
export function rowsOfSchema(schemaText: string, part: string, key: string): Row[] {
  const schema = JSON.parse(schemaText) as Node;
  const node = schema.definitions?.[part];
  if (!node) throw new Error(`The card schema has no part "${part}".`);
  const rows = (node.anyOf ?? node.oneOf ?? []).flatMap((variant) => rowsOfVariant(variant, key));
  return rows.sort((a, b) => (a.name < b.name ? -1 : 1));
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
  return names.map((name) => ({ name: String(name), sentence: named?.description ?? '', slots }));
}

function takes(node: Node): string {
  if (node.$ref) return node.$ref.split('/').at(-1) ?? '';
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  const parts = node.anyOf ?? node.oneOf;
  if (parts) return [...new Set(parts.map(takes))].join(' or ');
  if (node.type === 'array') {
    const items = Array.isArray(node.items) ? node.items : [node.items ?? {}];
    return `list of ${items.map(takes).join(', ')}`;
  }
  if (node.type === 'object' && node.properties) {
    const inside = Object.entries(node.properties).map(([name, part]) => `${name}: ${takes(part)}`);
    return `{ ${inside.join('; ')} }`;
  }
  return node.type === 'integer' ? 'number' : (node.type ?? 'anything');
}
