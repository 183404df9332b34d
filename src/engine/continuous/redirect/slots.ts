import type { ModifierBody } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'redirect' }>>({
  mod: named('redirect', 'Goes somewhere else when it leaves the field.'),
  to: slot(ref, 'To which cards it applies.'),
  place: slot(oneOf('banished'), 'Where.'),
});
