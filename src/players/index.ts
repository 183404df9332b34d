/** Players that are programs, and the machinery to let them play. */
export { type Chance, createChance, mixSeeds } from './chance';
export { mixedDecks, randomDeck } from './decks';
export { DECISION_CAP, type Fault, type Played, type PlayOptions, playDuel, playOn, TURN_CAP } from './play';
export { type Ask, firstLegal, type Player } from './player';
export { random } from './random';
export { simple } from './simple';
export { allTransitions, TransitionUse } from './transitions';
export { rowsOf, rowsOfEffect, Usage } from './usage';
