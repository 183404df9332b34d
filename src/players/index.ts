/** Players that are programs, and the machinery to let them play. */
export { createChance, mixSeeds } from './chance';
export { mixedDecks } from './decks';
export { explorer } from './explorer';
export { type Played, playDuel } from './play';
export type { Player } from './player';
export { type Pool, poolOf } from './pool';
export { random } from './random';
export { randomSetup } from './setups';
export { simple } from './simple';
export { SummonUse } from './summons';
export { TransitionUse } from './transitions';
export { rowsOfEffect, Usage } from './usage';
