import type { Operation } from '../../definition';
import { activation } from '../../events/activated/slots';
import { named, optional, side, slot, slotsFor } from '../../slots/parts';

type Op = Extract<Operation, { op: 'negateActivation' }>;

export const slots = slotsFor<Op>({
  op: named('negateActivation', 'Negates the activation answered.'),
  every: optional(
    slotsFor<NonNullable<Op['every']>>({
      by: optional(side, 'By which player. Default: both.'),
      what: slot(activation, 'What was activated.'),
    }),
    'Instead, all such activations before it in the Chain; `as` names their cards.',
  ),
});
