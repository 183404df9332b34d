import type { ModifierBody } from '../../definition';
import { named, oneOf, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'skipPhase' }>>({
  mod: named('skipPhase', 'A Phase of every turn is skipped.'),
  who: slot(side, 'In whose turns.'),
  phase: slot(oneOf('draw', 'standby', 'battle', 'main2'), 'Which Phase.'),
});
