import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBeNegated' }>>({
  mod: named('cannotBeNegated', 'Neither activations nor effects can be negated.'),
  to: slot(ref, 'Of which cards.'),
});
