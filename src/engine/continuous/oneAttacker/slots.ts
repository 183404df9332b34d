import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'oneAttacker' }>>({
  mod: named('oneAttacker', 'Only one monster can attack in each Battle Phase.'),
  who: slot(side, 'In the Battle Phases of which player.'),
});
