/** How a duel begins where nothing else is said. */
import { START_HAND, START_LP } from '../terms';
import type { DuelOptions } from './duel';

export const DEFAULT_OPTIONS: DuelOptions = {
  lp: START_LP,
  first: 0,
  hand: START_HAND,
  seed: 1,
  shuffle: true,
  openingTurn: true,
  switches: [],
  names: ['Player 1', 'Player 2'],
};
