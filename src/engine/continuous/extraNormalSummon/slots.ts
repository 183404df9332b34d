import type { ModifierBody } from '../../definition';
import { named, optional, selector, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'extraNormalSummon' }>>({
  mod: named('extraNormalSummon', 'One Normal Summon beside the ordinary one; a player has only one such a turn.'),
  who: slot(side, 'Who.'),
  cards: optional(selector, 'Only of these monsters. Default: any.'),
  set: optional(yes, 'Or a Set.'),
});
