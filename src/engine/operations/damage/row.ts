import { dealDamage } from '../../procedures/life';
import { resolve } from '../../selectors/match';
import { seatsOf } from '../../selectors/places';
import { evaluate } from '../../selectors/values';
import { holder } from '../../state/board';
import type { Seat } from '../../terms';
import type { OperationRow } from '../row';

/** Inflicts effect damage to a player, or to the controller of a card. */
export const row: OperationRow<'damage'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board, ctx } = run;
    const to: readonly Seat[] =
      op.to === 'you' || op.to === 'opponent' || op.to === 'both'
        ? seatsOf(op.to, ctx.seat)
        : resolve(board, op.to, ctx).map((id) => holder(board.card(id)));
    const amount = evaluate(board, op.amount, ctx);
    let taken = 0;
    for (const seat of to) taken += dealDamage(board, seat, amount, { how: 'effect', dealer: ctx.card }, run.act);
    run.setValue('lastAmount', taken);
    return taken > 0 ? 'done' : 'nothing';
  },
};
