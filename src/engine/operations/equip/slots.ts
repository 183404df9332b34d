import type { Operation } from '../../definition';
import { named, newName, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'equip' }>>({
  op: named('equip', 'Equips a monster with other cards, which are Equip Spells in your Spell & Trap Zone.'),
  what: slot(ref, 'With which cards.'),
  to: slot(ref, 'Which monster.'),
  bind: optional(newName, 'Keeps the cards under this name while this card stays on the field.'),
});
