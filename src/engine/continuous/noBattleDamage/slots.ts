import type { ModifierBody } from '../../definition';
import { named, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'noBattleDamage' }>>({
  mod: named('noBattleDamage', 'Takes no battle damage.'),
  who: slot(side, 'Who takes none.'),
  involving: optional(ref, 'Only in battles of these monsters.'),
  attacking: optional(yes, 'Only when these attack.'),
});
