import type { Operation } from '../../definition';
import { linkIs } from '../../events/activation';
import { negationLock } from '../../facts/locks';
import { emit } from '../../log/emit';
import type { Asker } from '../../selectors/match';
import { sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { OperationRow } from '../row';

type Every = NonNullable<Extract<Operation, { op: 'negateActivation' }>['every']>;

/** Numbers of the links below that it negates, the last one first. */
const allBelow = (board: Board, every: Every, ask: Asker): number[] =>
  board.duel.chain
    .filter(
      (l) =>
        l.number < (ask.link || Number.POSITIVE_INFINITY) &&
        !l.activationNegated &&
        sideHas(every.by, ask.seat, l.ctx.seat) &&
        linkIs(board, { id: -1, chain: l.number, card: l.ctx.card }, every.what, ask) &&
        !negationLock(board, l.number),
    )
    .map((l) => l.number)
    .reverse();

/**
 * Negates the activation of the link answered, only if it lies directly below (another link between: no effect), or every
 * activation of a kind below, wherever it lies (ruling segoc-vanitys-call-exception).
 */
export const row: OperationRow<'negateActivation'> = {
  possible: (board, op, ask) =>
    op.every
      ? allBelow(board, op.every, ask).length > 0
      : (!ask.link || ask.answers === ask.link - 1) && !(ask.answers && negationLock(board, ask.answers)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const n = ctx.answers;
    const negated = op.every
      ? allBelow(board, op.every, ctx)
      : n && n === (ctx.link ?? 0) - 1 && !negationLock(board, n) && !board.link(n).activationNegated
        ? [n]
        : [];
    const cards: number[] = [];
    for (const number of negated) {
      const l = board.editLink(number);
      l.activationNegated = true;
      if (board.card(l.ctx.card).stay === l.ctx.stay) cards.push(l.ctx.card);
      emit(board, { type: 'activationNegated', chain: number, card: l.ctx.card }, run.act);
    }
    if (run.step.as) run.bind(run.step.as, [...new Set(cards)]);
    return negated.length > 0 ? 'done' : 'nothing';
  },
};
