import type { Operation } from '../../definition';
import { amount, listOf, named, newName, oneOf, optional, phase, slot, slotsFor, steps } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'delay' }>>({
  op: named('delay', 'Something is done later, without a Chain.'),
  at: slot(
    slotsFor<Extract<Operation, { op: 'delay' }>['at']>({
      phase: slot(phase, 'In which Phase.'),
      turn: slot(oneOf('this', 'you', 'opponent', 'any'), 'This turn, or the next turn of this player.'),
      nth: optional(amount, 'Not in the next such Phase but in the nth.'),
    }),
    'When.',
  ),
  do: slot(steps, 'What is done then.'),
  keep: optional(listOf(newName), 'Names of cards that are remembered until then.'),
});
