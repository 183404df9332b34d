/** Drawing and shuffling. */

import { moveCard } from '../continuous/move';
import { end } from '../continuous/settle';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import { shuffled } from '../state/random';
import type { Seat } from '../terms';

/** A new Field Spell sends the player's old one to the GY by the rules; it is not destroyed. */
export const replaceFieldSpell = (board: Board, seat: Seat): void => {
  const old = board.duel.seats[seat].fieldZone;
  if (old !== null) moveCard(board, old, { to: 'gy', reasons: [], act: { cause: 'rule', by: seat } });
};

export const shuffleDeck = (board: Board, seat: Seat): void => {
  const { list, state } = shuffled(board.duel.seats[seat].deck, board.duel.random);
  board.editSeat(seat).deck = list;
  board.touch().random = state;
  for (const id of list) if (board.card(id).seen[0] || board.card(id).seen[1]) board.editCard(id).seen = [false, false];
  emit(board, { type: 'shuffled', seat, what: 'deck' });
};

/**
 * Players draw at the same time. Who cannot draw all loses; both at once is a draw.
 * @param amounts cards to draw per seat
 */
export const drawCards = (board: Board, amounts: readonly [number, number], act: Act): void => {
  const short: Seat[] = [];
  for (const seat of [board.duel.turnPlayer, board.duel.turnPlayer === 0 ? 1 : 0] as Seat[]) {
    const n = amounts[seat];
    if (n <= 0) continue;
    const cards: number[] = [];
    while (cards.length < n) {
      const deck = board.duel.seats[seat].deck;
      const top = deck[deck.length - 1];
      if (top === undefined) {
        short.push(seat);
        break;
      }
      moveCard(board, top, { to: 'hand', reasons: ['drawn'], act });
      cards.push(top);
    }
    if (cards.length > 0) emit(board, { type: 'drawn', seat, cards }, act);
  }
  const first = short[0];
  if (first !== undefined) end(board, short.length === 2 ? null : first === 0 ? 1 : 0, 'deckOut');
};
