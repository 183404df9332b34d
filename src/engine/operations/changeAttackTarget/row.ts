import { emit } from '../../log/emit';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** The attack in progress gets another target; this is no declaration. */
export const row: OperationRow<'changeAttackTarget'> = {
  possible: (board, op, ask, without) => board.duel.battle !== null && enough(board, op.to, ask, without),
  apply: (run, op) => {
    const { board } = run;
    const ids = run.pick('to', op.to);
    if (!ids) return 'ask';
    const b = board.duel.battle;
    const id = ids[0];
    if (!b || id === undefined || board.card(id).place !== 'monsterZone') return 'nothing';
    board.touch().battle = { ...b, direct: false, changed: false, target: { card: id, stay: board.card(id).stay } };
    emit(board, { type: 'attackRedirected', card: id, attacker: b.attacker.card }, run.act);
    emit(board, { type: 'attackTargeted', card: id, attacker: b.attacker.card }, run.act);
    return 'done';
  },
};
