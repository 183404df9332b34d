import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'negateSummon' }>>({
  op: named('negateSummon', 'Negates the Summon answered.'),
});
