/** What a ruling file imports. */
export type { RulingHead, Told, Words } from './ruling';
export { card, explained, ruling } from './ruling';
