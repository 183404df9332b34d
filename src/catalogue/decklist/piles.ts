/** A deck as players build it: three piles of passcodes. Pure, and without the cards: home reads kept decks too. */

export const PILES = ['main', 'extra', 'side'] as const;
export type Pile = (typeof PILES)[number];

/** Passcodes in the order in which the player has them, one for every copy. */
export type DeckPiles = Record<Pile, readonly number[]>;

export const NO_CARDS: DeckPiles = { main: [], extra: [], side: [] };

/** The largest passcode a file of other programs can hold (an unsigned 32-bit number). */
export const MAX_PASSCODE = 0xffff_ffff;
/** More than any player means: what has more is no deck. */
export const MAX_CARDS = 300;

/** Cards a player draws before the first turn. */
export const FIRST_HAND = 5;

export const countOf = (piles: DeckPiles): number => PILES.reduce((sum, pile) => sum + piles[pile].length, 0);

/** Copies of a card in all three piles: the rules count them together. */
export const copiesOf = (piles: DeckPiles, card: number): number =>
  PILES.reduce((sum, pile) => sum + piles[pile].filter((one) => one === card).length, 0);

export const withCard = (piles: DeckPiles, pile: Pile, card: number): DeckPiles => ({
  ...piles,
  [pile]: [...piles[pile], card],
});

/** @param at place in the pile */
export const without = (piles: DeckPiles, pile: Pile, at: number): DeckPiles => ({
  ...piles,
  [pile]: piles[pile].filter((_, i) => i !== at),
});

/** Moved to the end of another pile. */
export function moved(piles: DeckPiles, from: Pile, at: number, to: Pile): DeckPiles {
  const card = piles[from][at];
  return card === undefined || from === to ? piles : withCard(without(piles, from, at), to, card);
}

/** Passcodes and how many of each, in the order of their first copies. */
export function pairsOf(pile: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const card of pile) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Whether this is three piles of passcodes, as a storage or a file may hold them. */
export function arePiles(value: unknown): value is DeckPiles {
  if (typeof value !== 'object' || value === null) return false;
  const piles = value as Record<string, unknown>;
  const isPile = (pile: unknown): pile is number[] =>
    Array.isArray(pile) && pile.every((card) => Number.isInteger(card) && card > 0 && card <= MAX_PASSCODE);
  return PILES.every((pile) => isPile(piles[pile])) && countOf(piles as DeckPiles) <= MAX_CARDS;
}
