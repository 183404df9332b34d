/** Rule switches: options of a duel that bring back an earlier ruling or one of another region. The sentences are in src/catalogue/text/switches.ts. */
import type { Duel } from './duel';

export const SWITCHES = [
  'flip-negation-before-october-2023',
  'temporary-banish-keeps-summon-turn',
  'tcg-hidden-triggers',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** Whether optional triggers of the hand and Deck are placed with those of public cards. */
export const placesHiddenTriggers = (duel: Duel): boolean => playedWith(duel, HIDDEN_TRIGGERS);
export const HIDDEN_TRIGGERS = 'tcg-hidden-triggers' satisfies Switch;

/** Whether the duel is played with this switch. */
export const playedWith = (duel: Duel, name: Switch): boolean => duel.options.switches.includes(name);
