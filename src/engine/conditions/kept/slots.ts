import type { Condition } from '../../definition';
import { either, named, slot, slotsFor, text, wholeNumber } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'kept' }>>({
  cond: named('kept', 'What the effect that Summoned this card knew.'),
  name: slot(text, '`how`: the kind of damage it answered, battle or effect.'),
  is: slot(either(text, wholeNumber), 'What it must be.'),
});
