import type { Operation } from '../../definition';
import { modifiers, named, optional, slot, slotsFor, steps, until, when } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'linger' }>>({
  op: named('linger', 'Something applies for a while after the effect has resolved.'),
  apply: optional(modifiers, 'What applies.'),
  reaction: optional(
    slotsFor<NonNullable<Extract<Operation, { op: 'linger' }>['reaction']>>({
      when: slot(when, 'Each time this happens ...'),
      do: slot(steps, '... this is done, without a Chain.'),
    }),
    'What is done each time something happens.',
  ),
  until: slot(until, 'Until when.'),
});
