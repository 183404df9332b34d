import { isOne } from '../../selectors/match';
import { momentOf } from '../../state/phase';
import type { ConditionRow } from '../row';

/** It is the Damage Step (of a battle of these cards). */
export const row: ConditionRow<'damageStep'> = {
  holds: (board, c, ask) => {
    const moment = momentOf(board.duel);
    const b = board.duel.battle;
    if (moment === null || !b || (c.at && !c.at.includes(moment))) return false;
    const pairs: [number, number | null][] = [];
    if (c.role !== 'target') pairs.push([b.attacker.card, b.target?.card ?? null]);
    if (c.role !== 'attacker' && b.target) pairs.push([b.target.card, b.attacker.card]);
    const { battling, against } = c;
    return pairs.some(
      ([one, other]) =>
        (battling === undefined || isOne(board, one, battling, ask)) &&
        (against === undefined || (other !== null && isOne(board, other, against, ask))),
    );
  },
};
