import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'endBattlePhase' }>>({
  op: named('endBattlePhase', 'Ends the Battle Phase.'),
});
