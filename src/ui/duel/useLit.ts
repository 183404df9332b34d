import { useEffect } from 'react';
import { spotOf } from '../board/layout';
import type { Table } from './table';

/** Outlines cards on the board while an option or a link that names them is pointed at. */
export function useLit(cards: readonly number[], table: Table): void {
  useEffect(() => {
    const elements = cards.flatMap((id) => elementOf(id, table) ?? []);
    for (const element of elements) element.dataset.lit = 'true';
    return () => {
      for (const element of elements) delete element.dataset.lit;
    };
  }, [cards, table]);
}

/** Where the board draws a card: its cell, or its place in a hand. */
function elementOf(id: number, { view, bottom, card: find }: Table): HTMLElement | null {
  const card = find(id);
  if (!card) return null;
  if (card.place === 'hand') {
    const hand = document.querySelector(`.bd-seat.${card.owner === bottom ? 'is-bottom' : 'is-top'} .bd-hand`);
    const at = view.seats[card.owner].hand.indexOf(id);
    return hand?.querySelectorAll<HTMLElement>('li')[at] ?? null;
  }
  const onField = card.place === 'monsterZone' || card.place === 'spellTrapZone' || card.place === 'fieldZone';
  const spot = spotOf(onField ? card.controller : card.owner, card.place, card.index, bottom);
  if (!spot) return null;
  const cells = document.querySelectorAll<HTMLElement>('.bd-grid .bd-cell');
  return (
    [...cells].find(
      (cell) => cell.style.gridRow === `${spot.row + 1}` && cell.style.gridColumn === `${spot.col + 1}`,
    ) ?? null
  );
}
