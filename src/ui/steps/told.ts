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

/** What happened in a frame, in sentences; the first frame is what was there before. */
export function linesIn(frame: Frame, table: Table, texts: Texts): string[] {
  const words = STEP_WORDS[table.lang];
  if (frame.events.length === 0) return [words.start];
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
