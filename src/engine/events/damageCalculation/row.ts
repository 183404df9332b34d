import { sideHas } from '../../selectors/match';
import { battleDamageTo } from '../battleDamage';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** Damage is about to be calculated. `youTakeDamage`: you would take battle damage. */
export const row: EventRow<'damageCalculation'> = {
  types: ['momentBegan'],
  answers: (board, w, e, ask) => {
    const b = board.duel.battle;
    if (
      e.type !== 'momentBegan' ||
      e.moment !== 'performDamageCalculation' ||
      !b ||
      (b.chained && board.duel.chain.length === 0)
    )
      return false;
    if (w.by !== undefined && !sideHas(w.by, ask.seat, board.card(b.attacker.card).controller)) return false;
    if (w.youTakeDamage && battleDamageTo(board, ask.seat) <= 0) return false;
    if (w.card === undefined) return true;
    const attacker = w.role !== 'target' && currentCard(board, w.card, b.attacker.card, undefined, ask);
    const target =
      w.role !== 'attacker' && b.target !== null && currentCard(board, w.card, b.target.card, undefined, ask);
    return attacker || target;
  },
};
