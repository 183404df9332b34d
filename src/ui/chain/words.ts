/** How a Chain Link is called: its card, its targets, what was paid. */
import type { LinkView } from '@/engine';
import type { Table } from '../duel/table';

export function linkName(table: Table, link: LinkView): string {
  const number = table.effect(table.definition(link.card), link.effect);
  return `${table.name(link.card)}${number && `\u00a0${number}`}`;
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
