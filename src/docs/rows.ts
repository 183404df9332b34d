/** docs/generated/rows.md: the phrase table, with who uses each row. */
import type { CardDefinition } from '../engine';
import { rowsOfEffect } from '../players';
import { type Row, rowsOfSchema, VOCABULARIES } from './json-schema';
import { GENERATED, page, table } from './markdown';

const FAMILIES = [
  { title: 'Effects', part: 'effect', key: 'kind', row: 'kind' },
  { title: 'Events', part: 'event', key: 'event', row: 'event' },
  { title: 'Conditions', part: 'condition', key: 'cond', row: 'condition' },
  { title: 'Operations', part: 'step', key: 'op', row: 'operation' },
  { title: 'Modifiers', part: 'modifier', key: 'mod', row: 'modifier' },
] as const;

/** Slots that every row of a part has; listed once, not with each row. */
const COMMON: Partial<Record<string, { title: string; slots: readonly string[] }>> = {
  step: { title: 'Every step may also say:', slots: ['join', 'may', 'if', 'as'] },
  modifier: { title: 'Every modifier may also say:', slots: ['if'] },
};

export function rowsPage(schemaText: string, definitions: readonly CardDefinition[]): string {
  const users = new Map<string, Set<string>>();
  for (const card of definitions) {
    for (const effect of card.effects) {
      for (const row of rowsOfEffect(effect)) {
        const names = users.get(row) ?? new Set();
        users.set(row, names.add(card.name.en));
      }
    }
  }
  const parts = FAMILIES.flatMap(({ title, part, key, row }) => {
    const rows = rowsOfSchema(schemaText, part, key);
    const shared = COMMON[part];
    const common = rows[0]?.slots.filter((slot) => shared?.slots.includes(slot.name)) ?? [];
    return [
      `## ${title}`,
      shared && common.length > 0 ? page(shared.title, slotTable(common)).trimEnd() : '',
      ...rows.map((one) => section(one, shared?.slots ?? [], (name) => users.get(`${row} ${name}`))),
    ];
  });
  return page(
    '# The phrase table',
    GENERATED,
    'Everything a card effect is made of is a row. The slots come from each row’s `slots.ts`, the cards from `cards/`. ' +
      'A slot in bold must be given. `step`, `condition`, `event`, `modifier`, `selector` and `reference` are parts of their own.',
    table(
      ['Word', 'Stands for'],
      Object.entries(VOCABULARIES).map(([name, words]) => [name, words.map((word) => `\`${word}\``).join(', ')]),
    ),
    ...parts,
  );
}

function section(
  row: Row,
  common: readonly string[],
  usersOf: (name: string) => ReadonlySet<string> | undefined,
): string {
  const slots = row.slots.filter((slot) => !common.includes(slot.name));
  const used = row.names.map((name) => {
    const users = [...(usersOf(name) ?? [])].sort();
    const who = users.length > 0 ? `used by ${users.join(', ')}.` : 'used by no card of the catalogue.';
    return row.names.length > 1 ? `\`${name}\`: ${who}` : who.charAt(0).toUpperCase() + who.slice(1);
  });
  return page(`### ${row.names.join(', ')}`, row.sentence, slots.length > 0 ? slotTable(slots) : '', ...used).trimEnd();
}

function slotTable(slots: readonly Row['slots'][number][]): string {
  return table(
    ['Slot', 'Takes', 'Meaning'],
    slots.map(({ name, required, takes, description }) => [required ? `**${name}**` : name, takes, description]),
  );
}
