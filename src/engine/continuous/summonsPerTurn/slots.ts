import type { ModifierBody } from '../../definition';
import { amount, listOf, method, named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'summonsPerTurn' }>>({
  mod: named('summonsPerTurn', 'Players can Summon only so often each turn, counted while this applies.'),
  who: slot(side, 'Who.'),
  methods: slot(listOf(method), 'In these ways.'),
  n: slot(amount, 'How often.'),
});
