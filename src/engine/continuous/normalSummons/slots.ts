import type { ModifierBody } from '../../definition';
import { amount, named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'normalSummons' }>>({
  mod: named('normalSummons', 'The number of Normal Summons and Sets a turn is raised.'),
  who: slot(side, 'Whose.'),
  n: slot(amount, 'To how many.'),
});
