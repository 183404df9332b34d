/** Registry of the conditions. */

import type { Condition } from '../definition';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';
import { row as activatedFrom } from './activatedFrom/row';
import { row as anyOf, registerJudge } from './anyOf/row';
import { row as attacking } from './attacking/row';
import { row as cameThisTurn } from './cameThisTurn/row';
import { row as chainLink } from './chainLink/row';
import { row as compare } from './compare/row';
import { row as controls } from './controls/row';
import { row as damageStep } from './damageStep/row';
import { row as didThisTurn } from './didThisTurn/row';
import { row as exists } from './exists/row';
import { row as flipped } from './flipped/row';
import { row as handCount } from './handCount/row';
import { row as kept } from './kept/row';
import { row as matches } from './matches/row';
import { row as materials } from './materials/row';
import { row as nextPhaseSince } from './nextPhaseSince/row';
import { row as notSentThisTurn } from './notSentThisTurn/row';
import { row as notSummonedThisTurn } from './notSummonedThisTurn/row';
import { row as phase } from './phase/row';
import type { ConditionRow } from './row';
import { row as summoned } from './summoned/row';
import { row as summonedWith } from './summonedWith/row';
import { row as turn } from './turn/row';
import { row as turnAfterWinning } from './turnAfterWinning/row';

const CONDITIONS: { [K in Condition['cond']]: ConditionRow<K> } = {
  activatedFrom,
  notSummonedThisTurn,
  turnAfterWinning,
  controls,
  exists,
  turn,
  phase,
  matches,
  compare,
  summoned,
  attacking,
  handCount,
  chainLink,
  anyOf,
  materials,
  kept,
  flipped,
  summonedWith,
  didThisTurn,
  damageStep,
  nextPhaseSince,
  notSentThisTurn,
  cameThisTurn,
};

registerJudge((board, c, ask) => allHold(board, [c], ask));

/** Whether every condition holds. */
export const allHold = (board: Board, conditions: readonly Condition[] | undefined, ask: Asker): boolean => {
  if (conditions === undefined) return true;
  for (const c of conditions)
    if (!(CONDITIONS[c.cond] as ConditionRow<typeof c.cond>).holds(board, c as never, ask)) return false;
  return true;
};

/** Those that do not hold. */
export const unmetOf = (board: Board, conditions: readonly Condition[] | undefined, ask: Asker): Condition[] =>
  (conditions ?? []).filter((c) => !allHold(board, [c], ask));
