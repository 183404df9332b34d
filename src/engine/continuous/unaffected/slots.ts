import type { ModifierBody } from '../../definition';
import { cardKind, listOf, named, optional, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'unaffected' }>>({
  mod: named('unaffected', 'Is unaffected by card effects.'),
  to: slot(ref, 'To which cards it applies.'),
  by: slot(listOf(cardKind), 'By effects of these kinds of cards.'),
  from: optional(side, 'Only by those of this player.'),
});
