import type { Condition } from '../../definition';
import { named, optional, ref, selector, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'summonedWith' }>>({
  cond: named('summonedWith', 'A monster was Summoned with certain Tributes, materials or cards spent for it.'),
  card: slot(ref, 'Which monster.'),
  what: slot(selector, 'At least one of them was this.'),
  all: optional(yes, 'All of them were.'),
});
