import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'equipSelf' }>>({
  op: named(
    'equipSelf',
    'Equips this card to a monster; from elsewhere it goes to a Spell & Trap Zone, as an Equip Spell.',
  ),
  to: slot(ref, 'Which monster.'),
});
