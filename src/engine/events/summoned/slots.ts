import type { When } from '../../definition';
import {
  flag,
  listOf,
  method,
  named,
  oneOf,
  optional,
  places,
  ref,
  side,
  slot,
  slotsFor,
  text,
  way,
  yes,
} from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'summoned' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('summoned', 'A monster was Summoned.'),
  card: slot(ref, 'Which monster.'),
  method: optional(listOf(method), 'In one of these ways. Default: any.'),
  way: optional(listOf(way), 'By a Special Summon of one of these names.'),
  byEffectOf: optional(text, 'By the effect of a monster of this archetype.'),
  tribute: optional(flag, 'Only by a Tribute Summon, or only without.'),
  by: optional(side, 'By which player.'),
  byOwnEffect: optional(yes, 'Only by an effect of that monster itself.'),
  from: optional(places, 'From where.'),
  fromOf: optional(side, 'From whose place: that of the owner.'),
  exactlyOne: optional(yes, 'Only if no second one was Summoned to the same field at the same time.'),
});
