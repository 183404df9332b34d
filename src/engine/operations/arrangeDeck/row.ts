import type { Option } from '../../state/duel';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** Cards of a Deck are put on its top or bottom; the player names them in order, the topmost first. */
export const row: OperationRow<'arrangeDeck'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', op.what, { filter: (id) => board.card(id).place === 'deck' });
    if (!ids) return 'ask';
    const order: number[] = [];
    while (order.length < ids.length) {
      const options: Option[] = ids.filter((id) => !order.includes(id)).map((card) => ({ do: 'pick', card }));
      const a = run.choose(`order:${order.length}`, ctx.seat, 'pick', options, 'order');
      if (a?.do !== 'pick') return 'ask';
      order.push(a.card);
    }
    const first = order[0];
    if (first === undefined) return 'nothing';
    const { owner } = board.card(first);
    const rest = board.duel.seats[owner].deck.filter((id) => !order.includes(id));
    const placed = order.toReversed();
    board.editSeat(owner).deck = op.at === 'top' ? [...rest, ...placed] : [...placed, ...rest];
    return 'done';
  },
};
