import { Board } from '../state/board';
import type { Cards } from '../state/cards';
import type { Duel } from '../state/duel';
import { derive } from './derive';

/** A Board on which continuous effects are seen. */
export const openBoard = (duel: Duel, cards: Cards): Board => new Board(duel, cards, derive);
