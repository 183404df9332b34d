/** How often reactions with a limit were used: counted when their first step did something. */
import type { Limit } from '../definition';
import type { Board } from '../state/board';
import type { CardState, Context } from '../state/duel';
import { copyKey, nameKey } from '../state/limits';
import type { Seat } from '../terms';

const usesOf = (board: Board, limit: Limit, card: CardState, seat: Seat, index: number): readonly number[] =>
  (limit.key === 'copy'
    ? card.field?.uses[copyKey(limit, String(index))]
    : board.duel.seats[seat].uses[nameKey(card.def, limit, index)]) ?? [];

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
  if (effect.limit.key !== 'copy') {
    const s = board.editSeat(ctx.seat);
    s.uses = { ...s.uses, [nameKey(ctx.def, effect.limit, ctx.effect)]: uses };
  } else if (c.stay === ctx.stay && c.field) {
    const field = board.editField(ctx.card);
    field.uses = { ...field.uses, [copyKey(effect.limit, String(ctx.effect))]: uses };
  }
};
