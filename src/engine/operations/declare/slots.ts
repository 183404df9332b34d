import type { Operation } from '../../definition';
import { amount, named, newName, oneOf, optional, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'declare' }>>({
  op: named('declare', 'Declares something.'),
  what: slot(oneOf('type', 'attribute', 'level'), 'What is declared.'),
  as: slot(newName, 'Name it is used by, with $ before it.'),
  max: optional(amount, 'The highest Level that can be declared. Default: 12.'),
});
