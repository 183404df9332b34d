/** What a ruling file imports. */
export type { LocalText, Scenario, Who } from '../schema';
export type { Actor } from './actor';
export type { Expect } from './expect';
export type { RulingHead, Words } from './ruling';
export { card, explained, ruling } from './ruling';
