import type { Operation } from '../../definition';
import { listOf, named, oneOf, optional, place, selector, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'ritualSummon' }>>({
  op: named('ritualSummon', 'Ritual Summons a monster by Tributes whose Levels add up.'),
  what: slot(selector, 'Which Ritual Monster. Default place: the hand.'),
  from: slot(listOf(place), 'Where the Tributes come from.'),
  using: optional(selector, 'Only such monsters.'),
  total: slot(oneOf('equal', 'atLeast'), 'Their Levels equal its Level, or reach it with none too many.'),
  send: optional(yes, 'They are sent to the GY and not Tributed.'),
});
