import type { Operation } from '../../definition';
import { named, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'activateCard' }>>({
  op: named(
    'activateCard',
    'Activates a Field or Continuous Spell by this effect: it comes face-up, without what its own activation would do.',
  ),
  what: slot(selector, 'Which card.'),
});
