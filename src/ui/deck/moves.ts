/** What is chosen and dragged in the deck editor. */
import type { DragEvent } from 'react';
import { PILES, type Pile } from '@/catalogue/decklist/piles';

/** A card of the deck. */
export interface Spot {
  pile: Pile;
  at: number;
}
/** The card that is read; without a spot it comes from the search. */
export interface Chosen {
  card: number;
  spot: Spot | null;
}

const TYPE = 'application/x-spellspeed-card';

/** @param from a card of the deck, or the passcode of one from the search */
export function put(event: DragEvent, from: Spot | number): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(from));
  event.dataTransfer.effectAllowed = 'copyMove';
}

export const isDragged = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);

export function dragged(event: DragEvent): Spot | number | null {
  const text = event.dataTransfer.getData(TYPE);
  if (text === '') return null;
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number') return value;
  const { pile, at } = value as Spot;
  return PILES.includes(pile) ? { pile, at } : null;
}
