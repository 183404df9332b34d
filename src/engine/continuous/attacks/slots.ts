import type { ModifierBody } from '../../definition';
import { named, optional, ref, slot, slotsFor, value, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attacks' }>>({
  mod: named('attacks', 'Can attack several times each Battle Phase.'),
  to: slot(ref, 'To which cards it applies.'),
  n: slot(value, 'How many times in all.'),
  onMonsters: optional(yes, 'Attacks on monsters: an attack on the player is the only one.'),
});
