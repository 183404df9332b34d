import type { ModifierBody } from '../../definition';
import { modifiers, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'restateEffects' }>>({
  mod: named('restateEffects', 'Continuous effects of these cards are applied as something else.'),
  to: slot(ref, 'Whose effects.'),
  apply: slot(modifiers, 'What applies instead, as effects of that card; `you` is its controller.'),
});
