import { emit } from '../../log/emit';
import { ATTRIBUTES, TYPES } from '../../terms';
import type { OperationRow } from '../row';

/** Declares a Type or Attribute; kept by the card for its stay on the field and by the effect in use. */
export const row: OperationRow<'declare'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board, ctx } = run;
    const values: readonly string[] =
      op.what === 'type'
        ? TYPES.filter((t) => t !== 'creatorGod' && t !== 'divineBeast')
        : ATTRIBUTES.filter((a) => a !== 'divine');
    const a = run.choose(
      'value',
      ctx.seat,
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
    emit(board, { type: 'declared', seat: ctx.seat, value: a.value }, run.act);
    return 'done';
  },
};
