/** The words for what is wrong with a position. Sentences for them are in src/catalogue/text/setup.ts. */
import type { TurnNode } from '../state/duel';
import type { Counter, Phase, Seat } from '../terms';

/** Where a Phase begins for a position. */
export const PHASE_NODES: Readonly<Record<Phase, TurnNode>> = {
  draw: 'drawPhase',
  standby: 'standbyPhase',
  main1: 'mainPhase1',
  battle: 'battlePhase.battleStep',
  main2: 'mainPhase2',
  end: 'endPhase.effects',
};

/** Where a Step of the Battle Phase begins. The Damage Step belongs to an attack, which a position does not have. */
export const STEP_NODES = {
  start: 'battlePhase.startStep',
  battle: 'battlePhase.battleStep',
  end: 'battlePhase.endStep',
} as const satisfies Record<string, TurnNode>;

/** Nodes of the turn a position can begin in. */
export const START_NODES: readonly TurnNode[] = [
  ...new Set([...Object.values(PHASE_NODES), ...Object.values(STEP_NODES)]),
];

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
  'deedElsewhere',
  'deedBeforeBattle',
  'attackedForOther',
  'usedFaceDown',
  'noSuchUse',
  'usedTooOften',
] as const;
export type ProblemId = (typeof PROBLEMS)[number];

/** Only unlikely: a position with these can be played. */
export const WARNINGS: ReadonlySet<ProblemId> = new Set([
  'bothExtraZones',
  'monsterAsSpell',
  'doesNotStay',
  'attackedForOther',
]);

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
  /** Index of the effect it is about. */
  effect?: number;
  /** Place in the list of uses by name. */
  use?: number;
  /** Passcode of a card that need not be on the board. */
  def?: number;
  /** The number that would do, or that is wrong. */
  n?: number;
}

export type Found = Omit<Problem, 'blocking'>;
