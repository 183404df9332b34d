import type { ModifierBody } from '../../definition';
import { amount, named, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'fewerTributes' }>>({
  mod: named('fewerTributes', 'Needs fewer Tributes to be Normal Summoned or Set.'),
  to: slot(selector, 'Which monsters.'),
  n: slot(amount, 'How many fewer.'),
});
