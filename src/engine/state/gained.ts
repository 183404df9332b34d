/** Effects a monster has gained from what it was Summoned with: written on those cards, used as its own. */
import type { ActivatedEffect } from '../definition';
import { activatedEffect, type CompiledEffect } from './cards';
import type { Cards } from './compiled';
import type { CardState } from './entities';

export interface Gained {
  /** Passcode of the card it is written on. */
  def: number;
  e: CompiledEffect<ActivatedEffect>;
}

const NONE: readonly Gained[] = [];

/** What a card has gained, as long as it stays face-up. */
export const gainedBy = (cards: Cards, c: CardState): readonly Gained[] => {
  const list = c.field?.gained;
  if (!list || !c.faceUp) return NONE;
  return list
    .filter((g) => g.face === c.face)
    .map(({ def, effect }) => ({ def, e: activatedEffect(cards.get(def), effect) }));
};

/** Which effect of a card is meant: one of its own, or one it has gained (`def` says from which card). */
export const effectUsed = (
  cards: Cards,
  c: Pick<CardState, 'def'>,
  o: { effect: number; def?: number },
): CompiledEffect<ActivatedEffect> => activatedEffect(cards.get(o.def ?? c.def), o.effect);

/** How uses of an effect are counted: a number of its own for each effect of a card. */
export const effectKey = (c: Pick<CardState, 'def'>, effect: number, def: number): string =>
  def === c.def ? String(effect) : `${def}.${effect}`;
