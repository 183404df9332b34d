import type { DestroyedBy } from '../definition';
import type { DuelEvent } from '../state/events';

/** How the card of a `moved` event was destroyed, if it was. Destruction by a rule is neither by battle nor by effect. */
export const destroyedBy = (e: Extract<DuelEvent, { type: 'moved' }>, how: DestroyedBy): boolean => {
  if (!e.reasons.includes('destroyed')) return false;
  if (how === 'any') return true;
  return how === 'battle' ? e.byBattle === true : e.byBattle !== true && e.cause === 'effect';
};
