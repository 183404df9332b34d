import type { ModifierBody } from '../../definition';
import { listOf, named, oneOf, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'indestructible' }>>({
  mod: named('indestructible', 'Cannot be destroyed.'),
  to: slot(ref, 'To which cards it applies.'),
  by: slot(listOf(oneOf('battle', 'effect')), 'By battle, by effects, or by both.'),
  from: optional(side, 'Only by effects of this player.'),
  firstEachTurn: optional(yes, 'Only the first time each turn, for all cards that would be destroyed then.'),
});
