/** How often reactions with a limit were used: counted when their first step did something. */
import type { Limit } from '../definition';
import type { Board } from '../state/board';
import type { CardState, Context } from '../state/duel';
import type { Seat } from '../terms';

const usesOf = (board: Board, limit: Limit, card: CardState, seat: Seat, index: number): readonly number[] =>
  (limit.key === 'name' ? board.duel.seats[seat].uses[`${card.def}:${index}`] : card.field?.uses[String(index)]) ?? [];

/** Whether a player has used it in this turn as often as the limit allows. */
export const reactionUsedUp = (board: Board, id: number, seat: Seat, index: number): boolean => {
  const c = board.card(id);
  const effect = board.cards.get(c.def).effects[index]?.effect;
  if (effect?.kind !== 'reaction' || !effect.limit) return false;
  const uses = usesOf(board, effect.limit, c, seat, index);
  return uses.filter((turn) => turn === board.duel.turn).length >= (effect.limit.n ?? 1);
};

export const noteReaction = (board: Board, ctx: Context): void => {
  const effect = ctx.def === 0 ? undefined : board.cards.get(ctx.def).effects[ctx.effect]?.effect;
  if (effect?.kind !== 'reaction' || !effect.limit) return;
  const c = board.card(ctx.card);
  const uses = [...usesOf(board, effect.limit, c, ctx.seat, ctx.effect), board.duel.turn];
  if (effect.limit.key === 'name') {
    const s = board.editSeat(ctx.seat);
    s.uses = { ...s.uses, [`${ctx.def}:${ctx.effect}`]: uses };
  } else if (c.stay === ctx.stay && c.field) {
    const field = board.editField(ctx.card);
    field.uses = { ...field.uses, [String(ctx.effect)]: uses };
  }
};
