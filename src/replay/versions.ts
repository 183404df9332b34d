/** The layout of the bytes in a link. A new layout gets a new number; old ones stay readable. */
export const FORMAT_VERSION = 1;

/**
 * The behaviour of the engine and the cards. Raised by hand when a golden link changes its course, so that an older
 * link can say that it was played under other rules.
 */
export const RULES_VERSION = 2;
