/** The deck editor's chunk: the page, and the way others hand a deck to it. */
export { blockedBy } from './blocked';
export { takeIn } from './brought';
export { DeckPage } from './DeckPage';
