/** The facts of a card in one line and in a table. */
import { labelOf } from '@/catalogue/text/labels';
import type { CardDefinition } from '@/engine';
import type { Arrow } from '@/engine/terms';
import type { Table } from '../duel/table';
import type { Strings } from '../strings';

/** "★4 · 1400/1200", "Quick-Play Spell"; empty for a card this viewer does not know. */
export function factsLine(table: Table, id: number): string {
  const card = table.card(id);
  if (card?.stats) {
    const { level, atk, def } = card.stats;
    return statsLine(table.definition(id), level, table.s.number(atk), table.s.number(def));
  }
  const definition = table.definition(id);
  if (!definition) return '';
  if (definition.kind !== 'monster') return kindOf(definition, table.lang);
  const { number } = table.s;
  return statsLine(definition, definition.level ?? 0, number(definition.atk ?? null), number(definition.def ?? null));
}

/** Xyz Monsters have a Rank and Link Monsters a Link Rating, which no effect here changes; a Link Monster has no DEF. */
export function statsLine(definition: CardDefinition | undefined, level: number, atk: string, def: string): string {
  if (definition?.link) return `L${definition.link.rating} · ${atk}`;
  return `${definition?.rank === undefined ? `★${level}` : `R${definition.rank}`} · ${atk}/${def}`;
}

/** "until the End Phase", "while it applies". */
export function untilText(until: string | null, s: Strings): string {
  const words: Record<string, string> = s.inspector.untils;
  return until ? s.inspector.until(words[until] ?? until) : s.inspector.whileApplies;
}

const SIGNS: Record<Arrow, string> = {
  topLeft: '↖',
  top: '↑',
  topRight: '↗',
  left: '←',
  right: '→',
  bottomLeft: '↙',
  bottom: '↓',
  bottomRight: '↘',
};
/** Link Arrows as signs. */
export const arrowSigns = (arrows: readonly Arrow[]): string => arrows.map((a) => SIGNS[a]).join(' ');

/** "Effect Monster", "Counter Trap": what stands in the line of types. */
export function kindOf(card: CardDefinition, lang: 'en' | 'ko'): string {
  const kind = labelOf('cardKinds', card.kind, lang);
  if (card.kind !== 'monster') return `${labelOf('properties', card.property ?? 'normal', lang)} ${kind}`;
  const abilities = (card.abilities ?? []).map((ability) => labelOf('abilities', ability, lang));
  const pendulum = card.pendulum ? [labelOf('ways', 'pendulum', lang).split(' ')[0] ?? ''] : [];
  return [...abilities, labelOf('frames', card.frame ?? 'effect', lang), ...pendulum, kind].join(' ');
}
