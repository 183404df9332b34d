/** What continuous effects make of the cards on the field. Computed, never stored. */
import type { Modifier } from '../definition';
import type { Seat } from '../terms';
import type { Printed } from './cards';
import type { Context } from './duel';

export type Now = Printed;

/** A modifier that applies, with its source. */
export interface Applied {
  mod: Modifier;
  /** Entity whose effect it is. */
  source: number;
  /** Who "you" is. */
  seat: Seat;
  /** In whose name its selectors are read. */
  ask: Pick<Context, 'card' | 'stay' | 'seat' | 'vars' | 'answers' | 'events' | 'link'> & {
    values?: Context['values'];
  };
  /** How long, for effects that end. */
  until: string | null;
}
interface StatChangeLine {
  source: number;
  what: 'atk' | 'def' | 'level';
  change: { add: number } | { set: number };
  after: number;
  until: string | null;
}
export interface Derived {
  /** Changed values; a card that is not here has its printed ones. */
  cards: Map<number, Now>;
  lines: Map<number, StatChangeLine[]>;
  /** Cards whose effects are negated, and by what; null where they would stop each other without end. */
  negated: Map<number, Applied | null>;
  /** Modifiers on cards (protection, restrictions), by entity. */
  on: Map<number, Applied[]>;
  /** Restrictions on players. */
  locks: Applied[];
  /** Cards whose effects would stop each other without end. */
  loop: number[];
}
export const PRINTED: Derived = {
  cards: new Map(),
  lines: new Map(),
  negated: new Map(),
  on: new Map(),
  locks: [],
  loop: [],
};
