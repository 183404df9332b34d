import { fixedPosition, modOn } from '../../continuous/derive';
import type { Operation } from '../../definition';
import { positionsFor } from '../../procedures/place';
import { turnFaceDown, turnTo } from '../../procedures/turning';
import type { Board } from '../../state/board';
import type { Position } from '../../terms';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

type To = Extract<Operation, { op: 'changePosition' }>['to'];
const changes =
  (board: Board, to: To) =>
  (id: number): boolean => {
    const c = board.card(id);
    if (c.place !== 'monsterZone' || modOn(board, id, 'cannotChangePosition')) return false;
    if (positionsFor(board, id).length === 1) return false;
    if (to === 'faceDownDefense') return c.faceUp && !board.info(id).token;
    const fixed = fixedPosition(board, id);
    if (fixed && c.faceUp && positionAfter(board, id, to) !== fixed.position) return false;
    if (to === 'other') return c.faceUp;
    if (to === 'faceUp') return !c.faceUp;
    return c.position !== to || !c.faceUp;
  };
const positionAfter = (board: Board, id: number, to: To): Position => {
  const now = board.card(id).position ?? 'defense';
  if (to === 'attack' || to === 'defense') return to;
  return to === 'other' ? (now === 'attack' ? 'defense' : 'attack') : now;
};
/** Changes battle positions. */
export const row: OperationRow<'changePosition'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, changes(board, op.to)),
  apply: (run, op) => {
    const { board } = run;
    const ids = run.pick('what', op.what, { filter: changes(board, op.to) });
    if (!ids) return 'ask';
    for (const id of ids) {
      if (op.to === 'faceDownDefense') turnFaceDown(board, id, run.act);
      else turnTo(board, id, positionAfter(board, id, op.to), run.act, 'effect');
    }
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
