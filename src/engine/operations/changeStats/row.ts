import type { StatChange } from '../../definition';
import { emit } from '../../log/emit';
import type { Asker } from '../../selectors/match';
import { resolve } from '../../selectors/match';
import { evaluate } from '../../selectors/values';
import type { Board } from '../../state/board';
import { enough } from '../helpers';
import { lingerOn } from '../lingering';
import type { OperationRow } from '../row';

/** An amount computed by an effect is fixed when it resolves. */
const fixed = (board: Board, c: StatChange, ask: Asker): StatChange =>
  'add' in c ? { add: evaluate(board, c.add, ask) } : 'set' in c ? { set: evaluate(board, c.set, ask) } : c;

/** Changes ATK, DEF and Level of monsters for a while. `exactly`: only a monster that has that much to lose. */
export const row: OperationRow<'changeStats'> = {
  possible: (board, op, ask, without) => {
    if (!enough(board, op.what, ask, without)) return false;
    return !op.exactly || resolve(board, op.what, ask).every((id) => canLose(board, id, op, ask));
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', op.what, {
      filter: (id) =>
        board.card(id).faceUp && board.card(id).place === 'monsterZone' && (!op.exactly || canLose(board, id, op, ctx)),
    });
    if (!ids) return 'ask';
    if (ids.length === 0) return 'nothing';
    const before = ids.map((id) => ({ atk: board.now(id).atk, def: board.now(id).def }));
    lingerOn(
      run,
      ids,
      [
        {
          mod: 'stat',
          to: 'self',
          ...(op.original ? { original: true as const } : {}),
          ...(op.atk ? { atk: fixed(board, op.atk, ctx) } : {}),
          ...(op.def ? { def: fixed(board, op.def, ctx) } : {}),
          ...(op.level ? { level: fixed(board, op.level, ctx) } : {}),
        },
      ],
      op.until,
    );
    if (run.step.as) run.bind(run.step.as, ids);
    ids.forEach((id, i) => {
      const [was, now] = [before[i], board.now(id)];
      emit(
        board,
        {
          type: 'statsChanged',
          card: id,
          ...(was && was.atk !== now.atk ? { atkChange: [was.atk, now.atk] as [number, number] } : {}),
          ...(was && was.def !== now.def ? { defChange: [was.def, now.def] as [number, number] } : {}),
        },
        run.act,
      );
    });
    return 'done';
  },
};
const canLose = (board: Board, id: number, op: { atk?: StatChange; def?: StatChange }, ask: Asker): boolean =>
  (['atk', 'def'] as const).every((what) => {
    const c = op[what];
    return !c || !('add' in c) || board.now(id)[what] + evaluate(board, c.add, ask) >= 0;
  });
