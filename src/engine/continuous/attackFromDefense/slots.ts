import type { ModifierBody } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attackFromDefense' }>>({
  mod: named('attackFromDefense', 'Can attack while in face-up Defense Position.'),
  to: slot(ref, 'To which cards it applies.'),
  use: slot(oneOf('atk', 'def'), 'The value it battles with.'),
});
