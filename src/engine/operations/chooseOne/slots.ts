import type { Condition, Operation } from '../../definition';
import { conditions, listOf, named, optional, slot, slotsFor, steps } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'chooseOne' }>>({
  op: named('chooseOne', 'One of several is chosen and done.'),
  of: slot(
    listOf(
      slotsFor<Extract<Operation, { op: 'chooseOne' }>['of'][number]>({
        if: optional(conditions, 'Can be chosen only if all of these hold.'),
        do: slot(steps, 'What is done.'),
      }),
    ),
    'What can be chosen.',
  ),
  all: optional(
    slotsFor<{ if: Condition[] }>({ if: slot(conditions, 'Only if all of these hold.') }),
    'Then all of them can be chosen and are done in order.',
  ),
});
