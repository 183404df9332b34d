import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'battleDestroys' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('battleDestroys', 'A monster destroyed another by battle.'),
  card: slot(ref, 'Which monster.'),
  what: optional(ref, 'What it destroyed.'),
  role: optional(oneOf('attacker', 'target'), 'It destroyed as attacker or as target.'),
  at: optional(
    oneOf('afterDamageCalculation'),
    'Already after damage calculation. Default: once the other was destroyed, at the end of the Damage Step.',
  ),
  sentToGY: optional(yes, 'Only if what it destroyed went to the GY.'),
});
