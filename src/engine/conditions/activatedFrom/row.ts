import { eventAt } from '../../log/emit';
import type { ConditionRow } from '../row';

/** From the hand the card moves when it is activated; a Set one is turned face-up where it lies (OCG rules, activation). */
export const row: ConditionRow<'activatedFrom'> = {
  holds: ({ duel }, c, ask) => {
    const link = ask.link ? duel.chain[ask.link - 1] : undefined;
    if (!link?.ofCard) return false;
    for (let n = duel.pastCount + duel.log.length - 1; n >= duel.timing.chainFrom; n--) {
      const e = eventAt(duel, n);
      if (e.type === 'moved' && e.card === link.ctx.card && e.stay === link.ctx.stay)
        return e.reasons.includes('activated') ? c.place === 'hand' && e.before.place === 'hand' : c.place === 'field';
    }
    return c.place === 'field';
  },
};
