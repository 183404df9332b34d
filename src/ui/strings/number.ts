/**
 * How every number of the game is written: bare digits, as they are printed on cards and stand in their texts, in both
 * languages. An unknown value is "?".
 */
export const number = (n: number | null): string => (n === null ? '?' : String(n));
