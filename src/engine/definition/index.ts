/**
 * The language card definitions are written in. A card file is one JSON object of type `CardDefinition`;
 * everything inside is a row of the phrase table (see docs/architecture.md), named here by its slots.
 */
export type * from './card';
export type * from './condition';
export type * from './effect';
export type * from './modifier';
export * from './operation';
export type * from './selector';
export type * from './when';
