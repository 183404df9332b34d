import type { Ref } from '../../definition';
import type { Asker } from '../../selectors/match';
import { isOne, resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { EventRow } from '../row';

/** A moment of the Damage Step. A battling card that was destroyed by this battle still answers its end, from the GY. */
export const row: EventRow<'damageStep'> = {
  types: ['momentBegan'],
  answers: (board, w, e, ask) => {
    if (e.type !== 'momentBegan' || e.moment !== w.at || e.attacker === undefined) return false;
    if (w.battled && !e.battled) return false;
    const was = board.duel.battle?.targetWas ?? null;
    if (w.targetWas !== undefined && !(was === w.targetWas || (w.targetWas === 'faceUp' && was === 'attackPosition')))
      return false;
    const sides: [number, number | undefined][] = [];
    if (w.role !== 'target') sides.push([e.attacker, e.target]);
    if (w.role !== 'attacker' && e.target !== undefined) sides.push([e.target, e.attacker]);
    const { against } = w;
    return sides.some(
      ([one, other]) =>
        is(board, w.card, one, ask) &&
        (against === undefined || (other !== undefined && isOne(board, other, against, ask))),
    );
  },
};
const is = (board: Board, ref: Ref, id: number, ask: Asker): boolean =>
  ref === 'self'
    ? id === ask.card
    : typeof ref === 'string'
      ? resolve(board, ref, ask).includes(id)
      : isOne(board, id, ref, ask);
