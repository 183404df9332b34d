import type { When } from '../../definition';
import { listOf, method, named, oneOf, optional, ref, side, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'wouldBeSummoned' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('wouldBeSummoned', 'A monster would be Summoned, before it succeeds.'),
  card: optional(ref, 'Which monster.'),
  by: optional(side, 'By which player.'),
  method: optional(listOf(method), 'In one of these ways. Default: any.'),
  exactlyOne: optional(yes, 'Only one monster at once.'),
});
