import type { ModifierBody } from '../../definition';
import { cardKind, listOf, named, optional, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'untargetable' }>>({
  mod: named('untargetable', 'Cannot be targeted by effects.'),
  to: slot(ref, 'To which cards it applies.'),
  from: slot(side, 'Of which player.'),
  by: optional(listOf(cardKind), 'Only effects of these kinds of cards.'),
});
