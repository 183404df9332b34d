import type { Ref } from '../../definition';
import { sideHas } from '../../selectors/places';
import type { StayRef } from '../../state/duel';
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
    const { card, against } = w;
    if (card === undefined) return true;
    const fits = (ref: Ref, of: StayRef | null): boolean =>
      of !== null && currentCard(board, ref, of.card, undefined, ask);
    const battles = (own: StayRef | null, other: StayRef | null): boolean =>
      fits(card, own) && (against === undefined || fits(against, other));
    return (
      (w.role !== 'target' && battles(b.attacker, b.target)) || (w.role !== 'attacker' && battles(b.target, b.attacker))
    );
  },
};
