/** A position as it lies on the table before anything is done in it. */
import { refreshApplying } from '../continuous/applying';
import { openBoard } from '../continuous/open';
import type { Cards } from '../state/cards';
import { type BoardSetup, createPosition } from '../state/create';
import type { Duel } from '../state/duel';
import { drawable } from './setupZones';

/** Its continuous effects apply; what cannot stand anywhere is off the table. Nothing is destroyed, asked or triggered. */
export const laidOut = (setup: BoardSetup, cards: Cards): Duel => {
  const board = openBoard(createPosition(drawable(setup, cards), cards), cards);
  refreshApplying(board, 'laid');
  return board.duel;
};
