import type { Condition } from '../../definition';
import {
  listOf,
  method,
  named,
  oneOf,
  optional,
  passcode,
  ref,
  slot,
  slotsFor,
  text,
  way,
  yes,
} from '../../slots/parts';
import { PLACES } from '../../terms';

export const slots = slotsFor<Extract<Condition, { cond: 'summoned' }>>({
  cond: named('summoned', 'A monster was Summoned in some way.'),
  card: slot(ref, 'Which monster.'),
  method: optional(listOf(method), 'In one of these ways.'),
  way: optional(listOf(way), 'By a Special Summon of one of these names.'),
  byEffectOf: optional(text, 'By the effect of a monster of this archetype.'),
  byEffectOfName: optional(passcode, 'By the effect of the card of this name.'),
  thisTurn: optional(yes, 'This turn.'),
  tribute: optional(yes, 'By a Tribute Summon.'),
  withoutTributing: optional(yes, 'By a Normal Summon, although its Level asks for Tributes.'),
  from: optional(oneOf(...PLACES), 'By a Special Summon from there.'),
  tributing: optional(passcode, 'By Tributing a monster of this name.'),
});
