/**
 * What can be said of a duel without the rules: the words, how a duel begins by default, the names of the rule switches
 * and the Phase a duel is in. The first script of the page imports this instead of `index.ts`, which brings the rules.
 */
export { DEFAULT_OPTIONS } from './state/options';
export { phaseOf } from './state/phase';
export { SWITCHES, type Switch } from './state/switches';
export * from './terms';
