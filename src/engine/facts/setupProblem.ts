/** The words for what is wrong with a position. Sentences for them are in src/catalogue/text/setup.ts. */
import type { TurnNode } from '../state/duel';
import type { Counter, Seat } from '../terms';

/** Nodes of the turn a position can begin in. The Damage Step belongs to an attack, which a position does not have. */
export const START_NODES = [
  'drawPhase',
  'standbyPhase',
  'mainPhase1',
  'battlePhase.startStep',
  'battlePhase.battleStep',
  'battlePhase.endStep',
  'mainPhase2',
  'endPhase.effects',
] as const satisfies readonly TurnNode[];

/** Problems of the duel itself, then of one card. */
export const PROBLEMS = [
  'lpGone',
  'noStart',
  'noBattleYet',
  'beforeTheDuel',
  'noSuchTurn',
  'unknownCard',
  'nowhere',
  'zoneTaken',
  'noSuchZone',
  'bothExtraZones',
  'extraZoneOfMainDeck',
  'notAMonster',
  'notAFieldSpell',
  'fieldSpellElsewhere',
  'extraDeckCard',
  'mainDeckCard',
  'pendulumFaceDown',
  'faceUpInExtraDeck',
  'faceDownInGY',
  'notTheOwners',
  'tokenOffField',
  'tokenFaceDown',
  'setInAttack',
  'linkPosition',
  'monsterAsSpell',
  'setMonsterAsSpell',
  'doesNotStay',
  'materialOfNothing',
  'equipsNothing',
  'equipAlone',
  'notAnEquip',
  'wrongTarget',
  'counterOffField',
  'counterFaceDown',
  'counterForeign',
  'counterTooMany',
  'inTheFuture',
  'notNormalSummoned',
  'wayOfOthers',
  'wayNotSpecial',
] as const;
export type ProblemId = (typeof PROBLEMS)[number];

/** Only unlikely: a position with these can be played. */
export const WARNINGS: ReadonlySet<ProblemId> = new Set(['bothExtraZones', 'monsterAsSpell', 'doesNotStay']);

export interface Problem {
  id: ProblemId;
  /** It cannot be played like this. */
  blocking: boolean;
  /** Place in the list of the card it is about. */
  card?: number;
  /** Another card it is about: who has the zone, what wears it. */
  other?: number;
  seat?: Seat;
  counter?: Counter;
  /** The number that would do, or that is wrong. */
  n?: number;
}

export type Found = Omit<Problem, 'blocking'>;
