import type { Operation } from '../../definition';
import { named, newName, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'specialSummon' }>>({
  op: named('specialSummon', 'Special Summons monsters.'),
  what: slot(ref, 'Which monsters.'),
  to: optional(oneOf('you', 'opponent'), 'To whose field. Default: yours.'),
  position: optional(
    oneOf('attack', 'defense', 'faceDownDefense', 'any'),
    'Battle position. Default: any face-up position.',
  ),
  bind: optional(newName, 'Keeps the monsters under this name while this card stays on the field.'),
  leaving: optional(oneOf('banished'), 'Banished when it leaves the field.'),
});
