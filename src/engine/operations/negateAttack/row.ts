import { emit } from '../../log/emit';
import type { OperationRow } from '../row';

/** Negates the attack in progress. */
export const row: OperationRow<'negateAttack'> = {
  possible: (board) => board.duel.battle !== null && !board.duel.battle.negated,
  apply: (run) => {
    const { board } = run;
    const b = board.duel.battle;
    if (!b || b.negated) return 'nothing';
    board.touch().battle = { ...b, negated: true };
    emit(board, { type: 'attackNegated', card: b.attacker.card }, run.act);
    return 'done';
  },
};
