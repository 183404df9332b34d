/** The facts of a card in one line and in a table. */
import { labelOf } from '@/catalogue/text/labels';
import type { CardDefinition } from '@/engine';
import type { Table } from '../duel/table';

/** "★4 · 1400/1200", "Quick-Play Spell"; empty for a card this viewer does not know. */
export function factsLine(table: Table, id: number): string {
  const card = table.card(id);
  if (card?.stats) {
    const { level, atk, def } = card.stats;
    return `★${level} · ${atk}/${def}`;
  }
  const definition = table.definition(id);
  if (!definition) return '';
  if (definition.kind !== 'monster') return kindOf(definition, table.lang);
  return `★${definition.level ?? 0} · ${definition.atk ?? '?'}/${definition.def ?? '?'}`;
}

/** "Effect Monster", "Counter Trap": what stands in the line of types. */
export function kindOf(card: CardDefinition, lang: 'en' | 'ko'): string {
  const kind = labelOf('cardKinds', card.kind, lang);
  if (card.kind !== 'monster') return `${labelOf('properties', card.property ?? 'normal', lang)} ${kind}`;
  const abilities = (card.abilities ?? []).map((ability) => labelOf('abilities', ability, lang));
  return [...abilities, labelOf('frames', card.frame ?? 'effect', lang), kind].join(' ');
}
