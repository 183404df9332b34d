import { emit } from '../../log/emit';
import { ATTRIBUTES, otherSeat, TYPES } from '../../terms';
import type { OperationRow } from '../row';

const LEVELS: readonly string[] = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** Declares a Type, Attribute or Level; kept by the card for its stay on the field and by the effect in use. */
export const row: OperationRow<'declare'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board, ctx } = run;
    const seat = run.step.by === 'opponent' ? otherSeat(ctx.seat) : ctx.seat;
    const values: readonly string[] =
      op.what === 'level'
        ? LEVELS.slice(0, op.max)
        : op.what === 'type'
          ? TYPES.filter((t) => t !== 'creatorGod' && t !== 'divineBeast')
          : ATTRIBUTES.filter((a) => a !== 'divine');
    const a = run.choose(
      'value',
      seat,
      'declare',
      values.map((value) => ({ do: 'declare', value })),
      op.what,
    );
    if (a?.do !== 'declare') return 'ask';
    run.setValue(op.as, a.value);
    if (board.card(ctx.card).field) {
      const f = board.editField(ctx.card);
      f.declared = { ...f.declared, [op.as]: a.value };
    }
    emit(board, { type: 'declared', seat, value: a.value }, run.act);
    return 'done';
  },
};
