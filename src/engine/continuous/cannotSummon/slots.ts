import type { Modifier } from '../../definition';
import { either, listOf, method, named, oneOf, optional, selector, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'cannotSummon' }>>({
  mod: named('cannotSummon', 'Monsters cannot be Summoned.'),
  who: slot(side, 'Who cannot Summon.'),
  methods: slot(listOf(either(method, oneOf('set'))), 'Which ways of Summoning, or Setting.'),
  cards: optional(selector, 'Only these monsters. Default: all.'),
});
