/** The log in sentences, for one viewer. */
import { cardById } from '@/catalogue';
import type { DuelEvent } from '@/engine';
import type { Texts } from '../app/texts';
import type { Table } from '../duel/table';

export interface LogLine {
  event: DuelEvent;
  text: string;
  seat: 0 | 1 | null;
  /** Begins a turn. */
  head: boolean;
}

export function linesOf(table: Table, texts: Texts): LogLine[] {
  return table.view.log.flatMap((event) => {
    const text = sentenceOf(event, table, texts);
    return text === null ? [] : [{ event, text, seat: seatOf(event), head: event.type === 'turnBegan' }];
  });
}

/** The sentence of one entry; null where nothing is told. */
export function sentenceOf(event: DuelEvent, table: Table, texts: Texts): string | null {
  const text = texts.logLine(event, { ...table, name: nameThen(event, table) });
  // "a card" may begin a sentence.
  return text && capital(text);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card is called what it was when it happened: it may lie hidden in the Deck by now. */
function nameThen(event: DuelEvent, { name, lang }: Table): Table['name'] {
  if (!('def' in event) || !('card' in event) || event.def === 0) return name;
  const then = cardById(event.def)?.name[lang];
  return (card) => (then !== undefined && card === event.card ? then : name(card));
}

/** Whose line it is: the one who did it, or whose card it befell. */
function seatOf(event: DuelEvent): 0 | 1 | null {
  if (event.type === 'moved') return event.before.controller;
  if ('seat' in event && event.seat !== undefined) return event.seat;
  return event.by ?? null;
}
