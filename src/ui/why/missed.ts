/** Missed timing, told by its events: what the effect waited for, and what happened after it. */
import type { DuelEvent } from '@/engine';
import type { Texts } from '../app/texts';
import type { Table } from '../duel/table';
import { sentenceOf } from '../log/lines';

/** What happened in the moment an effect was too late for, in order. */
export interface MissedMoment {
  /** What the effect waited for. */
  event: string;
  /** What came after it and was not the last. */
  between: readonly string[];
  /** What players answered instead; null where nothing of it is told. */
  last: string | null;
}

/** @param id of the event the effect would have answered */
export function missedMoment(id: number, table: Table, texts: Texts): MissedMoment | null {
  const { log } = table.view;
  const event = log.find((other) => other.id === id);
  const told = event && sentenceOf(event, table, texts);
  if (!event || !told) return null;
  const later = lastOfMoment(log, event).flatMap((other) => sentenceOf(other, table, texts) ?? []);
  return { event: told, between: later.slice(0, -1), last: later.at(-1) ?? null };
}

/** What happened after an event before players could act again: the end of a link is told, but is nothing that happened. */
function lastOfMoment(log: readonly DuelEvent[], event: DuelEvent): DuelEvent[] {
  const end = log.findIndex((other) => other.id > event.id && MOMENT_ENDS.has(other.type));
  return log
    .slice(0, end < 0 ? log.length : end)
    .filter((other) => other.id > event.id && other.time > event.time && !isNothing(other));
}

/** What the rules do by themselves, as with a Spell that has resolved, makes nothing miss its timing. */
const isNothing = (event: DuelEvent): boolean =>
  NOTHING.has(event.type) || (event.type === 'moved' && event.cause === 'rule');

const MOMENT_ENDS: ReadonlySet<DuelEvent['type']> = new Set([
  'chainResolved',
  'phaseBegan',
  'turnBegan',
  'triggerMissed',
]);
const NOTHING: ReadonlySet<DuelEvent['type']> = new Set([
  'linkResolved',
  'linkResolving',
  'shuffled',
  'triggerMissed',
  'triggerDeclined',
]);

/** The event an effect missed in this turn; null where it missed none. */
export function missedThisTurn(card: number, effect: number, { view }: Table): number | null {
  const missed = view.log.findLast(
    (event) =>
      event.type === 'triggerMissed' && event.turn === view.turn && event.card === card && event.effect === effect,
  );
  return missed?.type === 'triggerMissed' ? missed.event : null;
}
