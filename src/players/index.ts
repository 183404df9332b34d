/** Players that are programs, and the machinery to let them play. */
export { createChance, mixSeeds } from './chance';
export { mixedDecks, randomDeck } from './decks';
export { type Played, playDuel } from './play';
export type { Player } from './player';
export { random } from './random';
export { simple } from './simple';
export { TransitionUse } from './transitions';
export { rowsOfEffect, Usage } from './usage';
