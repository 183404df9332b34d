/** Facts about the effects of a card that its text needs in both languages. */
import type { ActivatedEffect, CardDefinition, Effect } from '../../engine/definition';
import { effectNumbers } from '../numbers';
import { actedOn, placeOfUse } from './scope';

/** The activation of the Spell/Trap Card itself. */
export function isActivation(effect: Effect): boolean {
  return effect.kind === 'activation';
}

/** How many numbers the card's text shows. */
export function countOfNumbers(card: CardDefinition): number {
  return new Set(effectNumbers(card).filter((n) => n !== null)).size;
}

/** Whether the sentence says anyway where the card is: it goes there, or it leaves from there. */
export function placeIsSaid(effect: ActivatedEffect): boolean {
  const when = effect.when;
  if (when && 'card' in when && when.card === 'self' && effect.from === undefined) return true;
  const cost = effect.cost ?? [];
  if (cost.some((step) => actedOn(step) === 'self')) return true;
  const first = effect.do[0];
  // From the GY the place is a condition of its own; from the hand the first step says it.
  return placeOfUse(effect) === 'hand' && first !== undefined && actedOn(first) === 'self';
}

/** ①, ②, ... */
export function circled(n: number): string {
  return n >= 1 && n <= 20 ? String.fromCodePoint(0x2460 + n - 1) : `(${n})`;
}
