import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'control' }>>({
  mod: named('control', 'You control it.'),
  to: slot(ref, 'To which cards it applies.'),
});
