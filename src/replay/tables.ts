/**
 * The engine's words by number, as format 1 writes them. They are lists of their own because their order is part of
 * every link ever made: append, never reorder. The compiler says when one lacks a word of the engine.
 */
import type { Counter, Deed, Place, Position, Seat, SummonMethod, SummonWay, TurnNode } from '@/engine';
import type { MARKS, Mark } from './record';

type Complete<T, L extends readonly T[]> = [Exclude<T, L[number]>] extends [never] ? L : never;
const all =
  <T>() =>
  <const L extends readonly T[]>(list: Complete<T, L>): readonly T[] =>
    list;

export const PLACE_TABLE = all<Place>()([
  'hand',
  'deck',
  'monsterZone',
  'spellTrapZone',
  'fieldZone',
  'gy',
  'banished',
  'extraDeck',
  'nowhere',
  'attached',
]);

export const TURN_TABLE = all<TurnNode>()([
  'drawPhase',
  'standbyPhase',
  'mainPhase1',
  'battlePhase.startStep',
  'battlePhase.battleStep',
  'battlePhase.damageStep.start',
  'battlePhase.damageStep.beforeDamageCalculation',
  'battlePhase.damageStep.performDamageCalculation',
  'battlePhase.damageStep.afterDamageCalculation',
  'battlePhase.damageStep.end',
  'battlePhase.endStep',
  'mainPhase2',
  'endPhase.effects',
  'endPhase.handLimit',
  'endPhase.handLimitAgain',
  'over',
]);

export const COUNTER_TABLE = all<Counter>()(['spell', 'shot', 'a', 'kaiju', 'wedge', 'predator', 'resonance']);
export const DEED_TABLE = all<Deed>()(['battled', 'destroyedByBattle', 'flipped', 'changedPosition']);
export const MARK_TABLE = all<Mark>()(['!', '?', '!!', '??', '!?', '?!', '*']) satisfies typeof MARKS | readonly Mark[];

// A card on a board says some things or leaves them to the engine, so "unsaid" is a value of each. All but the last of
// these tables are digits of one number (`lookOf`): only WAY_TABLE may grow within format 1.
export const METHOD_TABLE = all<SummonMethod | undefined>()([undefined, 'normal', 'flip', 'special']);
export const WAY_TABLE = all<SummonWay | undefined>()([
  undefined,
  'ritual',
  'fusion',
  'synchro',
  'xyz',
  'pendulum',
  'link',
]);
export const POSITION_TABLE = all<Position | undefined>()([undefined, 'attack', 'defense']);
export const BOOLEAN_TABLE = all<boolean | undefined>()([undefined, false, true]);
export const SEAT_TABLE = all<Seat | undefined>()([undefined, 0, 1]);

/** Names a link need not write. */
export const UNWRITTEN_NAMES = ['Player 1', 'Player 2'] as const;
export const UNWRITTEN_LP = 8000;
export const UNWRITTEN_HAND = 5;

/** The number of a word; a word that is not in the table cannot come from our types. */
export function numberOf<T>(table: readonly T[], word: T): number {
  const index = table.indexOf(word);
  if (index < 0) throw new RangeError(`a link has no number for ${String(word)}`);
  return index;
}
