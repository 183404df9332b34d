/** Winning texts: looked at when an effect has finished and after everything the game does by itself. */
import { allHold } from '../conditions/index';
import { end } from '../continuous/settle';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Place, Seat } from '../terms';

const PLACES: readonly Place[] = ['hand', 'monsterZone', 'spellTrapZone'];

/** Ends the Duel if a winning text holds; returns whether it is over. Both at once is a draw. */
export const checkWin = (board: Board): boolean => {
  if (board.duel.result) return true;
  const winners: Seat[] = [];
  for (const seat of [0, 1] as const)
    for (const place of PLACES)
      for (const id of board.in(seat, place))
        for (const w of board.info(id).wins)
          if (
            w.from.has(place) &&
            !winners.includes(seat) &&
            allHold(board, w.effect.if, { card: id, stay: board.card(id).stay, seat, vars: {} })
          ) {
            winners.push(seat);
            emit(board, { type: 'applied', card: id, effect: w.index }, { cause: 'effect', by: seat, source: id });
          }
  if (winners.length === 0) return false;
  end(board, winners.length === 2 ? null : (winners[0] as Seat), 'effect');
  return true;
};
