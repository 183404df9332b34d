import type { ModifierBody } from '../../definition';
import { either, listOf, method, named, oneOf, optional, selector, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotSummon' }>>({
  mod: named('cannotSummon', 'Monsters cannot be Summoned.'),
  who: slot(side, 'Who cannot Summon.'),
  methods: slot(listOf(either(method, oneOf('set'))), 'Which ways of Summoning, or Setting.'),
  cards: optional(selector, 'Only these monsters. Default: all.'),
  tribute: optional(yes, 'Only Tribute Summons, with the method normal.'),
});
