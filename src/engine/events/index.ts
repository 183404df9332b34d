/** Registry of the events effects answer. */

import type { When, WhenEvent } from '../definition';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';
import type { DuelEvent, EventType } from '../state/events';
import { row as activated } from './activated/row';
import { row as addedToHand } from './addedToHand/row';
import { row as attackDeclared } from './attackDeclared/row';
import { row as attackNegated } from './attackNegated/row';
import { row as attackTargeted } from './attackTargeted/row';
import { row as banished } from './banished/row';
import { row as battleDestroys } from './battleDestroys/row';
import { row as battled } from './battled/row';
import { row as battlePhaseEnded } from './battlePhaseEnded/row';
import { row as coinTossed } from './coinTossed/row';
import { row as damage } from './damage/row';
import { row as damageCalculation } from './damageCalculation/row';
import { row as damageStep } from './damageStep/row';
import { row as destroyed } from './destroyed/row';
import { row as discarded } from './discarded/row';
import { row as drawn } from './drawn/row';
import { row as effectResolved } from './effectResolved/row';
import { row as flipped } from './flipped/row';
import { row as leavesField } from './leavesField/row';
import { row as lpGained } from './lpGained/row';
import { row as positionChanged } from './positionChanged/row';
import { row as resolved } from './resolved/row';
import { row as resolving } from './resolving/row';
import { row as returned } from './returned/row';
import type { EventRow } from './row';
import { row as sentToGY } from './sentToGY/row';
import { row as set } from './set/row';
import { row as summoned } from './summoned/row';
import { row as targetingResolved } from './targetingResolved/row';
import { row as tributed } from './tributed/row';
import { row as wouldBeSummoned } from './wouldBeSummoned/row';

const EVENTS: { [K in WhenEvent]: EventRow<K> } = {
  sentToGY,
  destroyed,
  leavesField,
  banished,
  addedToHand,
  tributed,
  discarded,
  summoned,
  set,
  flipped,
  positionChanged,
  activated,
  wouldBeSummoned,
  attackDeclared,
  attackTargeted,
  battled,
  damageCalculation,
  battleDestroys,
  damage,
  drawn,
  lpGained,
  battlePhaseEnded,
  effectResolved,
  targetingResolved,
  attackNegated,
  damageStep,
  resolved,
  resolving,
  returned,
  coinTossed,
};

/** Rows that read a type of log entry. */
export const ROWS_BY_TYPE: ReadonlyMap<EventType, ReadonlySet<WhenEvent>> = (() => {
  const map = new Map<EventType, Set<WhenEvent>>();
  for (const [name, row] of Object.entries(EVENTS))
    for (const t of row.types) {
      const set = map.get(t) ?? new Set<WhenEvent>();
      set.add(name as WhenEvent);
      map.set(t, set);
    }
  return map;
})();

/** Whether a log entry answers a `when`. */
export const answersWhen = (board: Board, when: When, event: DuelEvent, ask: Asker): boolean =>
  (EVENTS[when.event] as EventRow<WhenEvent>).answers(board, when as never, event, ask);
