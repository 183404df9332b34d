/** Event types, for readers above the state layer. */
export type * from '../state/events';
