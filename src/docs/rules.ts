/** docs/generated/rules.md: what every refusal can say, and the rulings that show it. */
import { RULE_IDS, ruleSentence } from '../catalogue/text';
import type { Ruling } from '../rulings/all';
import { GENERATED, page, table } from './markdown';

/** Ids of the rules a ruling expects to refuse something. */
function rulesShown(part: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) rulesShown(item, into);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'because') for (const rule of Array.isArray(value) ? value : [value]) into.add(String(rule));
      else rulesShown(value, into);
    }
  }
  return into;
}

function listedBy(rulings: readonly Ruling[], keysOf: (ruling: Ruling) => Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const ruling of rulings) {
    for (const key of keysOf(ruling)) found.set(key, [...(found.get(key) ?? []), ruling.scenario.id]);
  }
  return found;
}

const ids = (list: readonly string[] | undefined) => (list ?? []).map((id) => `\`${id}\``).join(', ');

export function rulesPage(rulings: readonly Ruling[]): string {
  const shown = listedBy(rulings, ({ scenario }) => rulesShown(scenario.cases));
  const covered = listedBy(rulings, ({ scenario }) => new Set(scenario.covers));
  return page(
    '# Rules and rulings',
    GENERATED,
    '## Rules that can refuse an action',
    'The sentences come from `src/catalogue/text/rules/`; a ruling is listed where it expects this refusal.',
    table(
      ['Rule', 'English', '한국어', 'Shown by'],
      [...RULE_IDS]
        .sort()
        .map((id) => [`\`${id}\``, ruleSentence(id, 'en'), ruleSentence(id, 'ko'), ids(shown.get(id))]),
    ),
    '## What the rulings cover',
    table(
      ['Part of the rulebook', 'Rulings'],
      [...covered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, list]) => [part, ids(list)]),
    ),
    '## Rulings',
    table(
      ['Id', 'Topic', 'Title', '제목'],
      rulings.map(({ topic, scenario }) => [
        `\`${scenario.id}\``,
        topic,
        scenario.title?.en ?? '',
        scenario.title?.ko ?? '',
      ]),
    ),
  );
}
