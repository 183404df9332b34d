import type { Operation } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'changePosition' }>>({
  op: named('changePosition', 'Changes battle positions.'),
  what: slot(ref, 'Which monsters.'),
  to: slot(
    oneOf('attack', 'defense', 'faceDownDefense', 'faceUp', 'other'),
    'To which position; faceUp: turned face-up as it is; other: from Attack to Defense or back.',
  ),
});
