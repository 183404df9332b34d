import type { When } from '../../definition';
import { flag, named, oneOf, optional, ref, side, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'attackDeclared' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('attackDeclared', 'An attack was declared.'),
  card: optional(ref, 'By which monster.'),
  target: optional(ref, 'On which monster.'),
  direct: optional(flag, 'Only a direct attack, or only one on a monster.'),
  by: optional(side, 'By the monster of which player.'),
});
