import type { ModifierBody } from '../../definition';
import { named, ref, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attacksOnly' }>>({
  mod: named('attacksOnly', 'Can attack only such monsters, and not directly.'),
  to: slot(ref, 'To which cards it applies.'),
  targets: slot(selector, 'What they can attack.'),
});
