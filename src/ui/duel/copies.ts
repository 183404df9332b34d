/** Copies of a card that nothing tells apart are one row with a number. */
import type { CardState } from '@/engine';
import type { Table } from './table';

export interface Copies {
  /** The first of them stands for all. */
  card: number;
  all: readonly number[];
}

/** Cards in order, equal copies together where the first of them stood. */
export function copiesAmong(table: Table, cards: readonly number[]): Copies[] {
  const found = new Map<string, number[]>();
  for (const card of cards) {
    const key = likenessOf(table, card);
    const alike = found.get(key);
    if (alike) alike.push(card);
    else found.set(key, [card]);
  }
  return [...found.values()].map((all) => ({ card: all[0]!, all }));
}

/**
 * In a Deck or face-down in an Extra Deck a card has no history. Everywhere else copies differ by where they lie, by when
 * they came there and by what has happened to them, and each stays a row of its own.
 */
function likenessOf({ duel, definition }: Table, id: number): string {
  const card = duel.cards[id];
  const def = definition(id)?.id;
  return card && def !== undefined && isInStack(card) ? `${card.owner} ${card.place} ${def}` : `card ${id}`;
}

const isInStack = ({ place, faceUp }: CardState): boolean => (place === 'deck' || place === 'extraDeck') && !faceUp;
