import type { Operation } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'winDuel' }>>({
  op: named('winDuel', 'Wins the Duel.'),
  who: slot(side, 'Who wins.'),
});
