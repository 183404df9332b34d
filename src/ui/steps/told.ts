/** What a viewer is told of what happened, and in which words. */
import type { DuelEvent } from '@/engine';
import type { Texts } from '../app/texts';
import type { Table } from '../duel/table';
import { capital, sentenceOf } from '../log/lines';
import { type Frame, SILENT } from './frames';
import { STEP_WORDS } from './words';

/** By id, what can be a frame for this viewer. */
export function toldTo(table: Table, texts: Texts): ReadonlyMap<number, DuelEvent> {
  const told = table.view.log.filter((event) => SILENT.has(event.type) || sentenceOf(event, table, texts) !== null);
  return new Map(told.map((event) => [event.id, event]));
}

/**
 * What happened in a frame, in sentences; the first frame is what was there before.
 * @param was the table one frame earlier: with it, what changed by itself is told, too
 */
export function linesIn(frame: Frame, table: Table, texts: Texts, was: Table | null = null): string[] {
  const words = STEP_WORDS[table.lang];
  if (frame.events.length === 0) return [words.start];
  return [...happened(frame, table, texts), ...(was ? byThemselves(frame, table, was) : [])];
}

/** Values that are other ones, and effects that are negated or no longer, although no entry of the log says so. */
function byThemselves({ events }: Frame, table: Table, was: Table): string[] {
  const words = STEP_WORDS[table.lang];
  const { number } = table.s;
  return table.view.cards.flatMap((card) => {
    const before = was.card(card.id);
    if (!before || !card.faceUp || !before.faceUp || card.place !== before.place || card.index !== before.index)
      return [];
    const tells = (type: DuelEvent['type']): boolean =>
      events.some((event) => event.type === type && 'card' in event && event.card === card.id);
    const name = table.name(card.id);
    const said: string[] = [];
    if (card.stats && before.stats && !tells('statsChanged'))
      for (const stat of ['atk', 'def', 'level'] as const)
        if (card.stats[stat] !== before.stats[stat])
          said.push(words.changed(name, words.stats[stat], number(before.stats[stat]), number(card.stats[stat])));
    if (card.effectsNegated !== before.effectsNegated && !tells('effectsNegated'))
      said.push(card.effectsNegated ? words.negated(name) : words.freed(name));
    return said;
  });
}

function happened(frame: Frame, table: Table, texts: Texts): string[] {
  const words = STEP_WORDS[table.lang];
  return frame.events.flatMap((event) => {
    if (event.type === 'linkResolving') return words.begins(event.chain, table.name(event.card));
    if (event.type === 'summonAttempted') {
      return capital(words.attempt(table.seat(event.seat), event.cards.map(table.name).join(', ')));
    }
    return sentenceOf(event, table, texts) ?? [];
  });
}

/** A card that went elsewhere in a frame, or Life Points that changed. */
export type Change = { card: number; from: string; to: string } | { seat: 0 | 1; from: number; to: number };

/** Where everything was before the frame and where it is after it. */
export function changesIn(frame: Frame, before: Frame | undefined, table: Table, was: Table): Change[] {
  if (!before) return [];
  const changes: Change[] = [];
  const moved = new Set(
    frame.events.flatMap((event) => (event.type === 'moved' || event.type === 'summoned' ? event.card : [])),
  );
  for (const card of moved) {
    const [from, to] = [was.place(card), table.place(card)];
    if (from !== to && from !== '' && to !== '') changes.push({ card, from, to });
  }
  for (const seat of [0, 1] as const) {
    const [from, to] = [before.duel.seats[seat].lp, frame.duel.seats[seat].lp];
    if (from !== to) changes.push({ seat, from, to });
  }
  return changes;
}
