import type { Operation } from '../../definition';
import { conditions, listOf, named, oneOf, optional, place, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'fusionSummon' }>>({
  op: named('fusionSummon', 'Fusion Summons a monster from the Extra Deck.'),
  what: optional(selector, 'Which Fusion Monster. Default: any.'),
  from: slot(listOf(place), 'Where the materials come from.'),
  also: optional(
    slotsFor<NonNullable<Extract<Operation, { op: 'fusionSummon' }>['also']>>({
      if: slot(conditions, 'If all of these hold, ...'),
      from: slot(listOf(place), '... also from here.'),
    }),
    'More places for materials.',
  ),
  using: optional(selector, 'Only such monsters as materials.'),
  to: optional(oneOf('banished', 'deck'), 'Where the materials go. Default: to the GY.'),
});
