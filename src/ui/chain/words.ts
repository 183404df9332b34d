/** How a Chain Link is called: its card, its targets, what was paid. */
import type { LinkView } from '@/engine';
import type { Texts } from '../app/texts';
import type { Table } from '../duel/table';
import { sentenceOf } from '../log/lines';
import { STEP_WORDS } from '../steps/words';

export function linkName(table: Table, link: LinkView): string {
  const definition = table.definition(link.card, link.def);
  const number = table.effect(definition, link.effect);
  // Whoever activates a card shows it, also one that lies hidden in the Deck again.
  const name = table.card(link.card)?.token
    ? table.name(link.card)
    : (definition?.name[table.lang] ?? table.name(link.card));
  return `${name}${number && `\u00a0${number}`}`;
}

/** Name and place of each target; null without any. */
export function linkTargets(table: Table, link: LinkView): string | null {
  if (link.targets.length === 0) return null;
  return link.targets.map((id) => `${table.name(id)}, ${table.place(id)}`).join('; ');
}

/** Cards and LP that were paid; null where nothing was. */
export function linkCost(table: Table, link: LinkView): string | null {
  const { s } = table;
  const parts = link.cost.cards.map(table.name);
  if (link.cost.lp > 0) parts.push(s.chain.costLp(link.cost.lp));
  return parts.length > 0 ? parts.join(', ') : null;
}

/** What triggered it in the words of the log; for an answer to an activation, the link. Null where it began by itself. */
export function linkCause(table: Table, texts: Texts, link: LinkView): string | null {
  const words = STEP_WORDS[table.lang];
  const told = table.view.log.filter(({ id }) => link.triggers.includes(id));
  const sentences = [...new Set(told.flatMap((event) => sentenceOf(event, table, texts) ?? []))];
  if (sentences.length > 0) return words.cause(sentences.slice(0, MOST_CAUSES).join(' '));
  return link.answers === null ? null : words.answers(link.answers);
}

/** What happens to many cards at once triggers as one thing: naming the first of them is enough. */
const MOST_CAUSES = 2;
