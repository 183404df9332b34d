import type { ConditionRow } from '../row';

/** What the effect that Summoned this card knew. */
export const row: ConditionRow<'kept'> = {
  holds: (board, c, ask) => board.card(ask.card).field?.kept[c.name] === c.is,
};
