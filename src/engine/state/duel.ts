/** The state of a duel: plain JSON, immutable between decisions. */
import type { Phase, Place, Position, Seat, SummonMethod, SummonWay } from '../terms';
import type { Context, Frame, Json, Lingering, Link, Path, PendingTrigger, StayRef } from './effects';
import type { CardState, FieldStay, Used } from './entities';
import type { DuelEvent, EndReason } from './events';
import type { Option, Prompt } from './prompt';

export type * from './effects';
export type * from './entities';
export type * from './prompt';

export interface SeatState {
  lp: number;
  hand: number[];
  /** Top of the Deck is the last element. */
  deck: number[];
  extraDeck: number[];
  gy: number[];
  banished: number[];
  /** 0 to 4 main, 5 and 6 Extra Monster Zones. */
  monsterZones: (number | null)[];
  spellTrapZones: (number | null)[];
  fieldZone: number | null;
  /** Normal Summons and Sets made this turn, the one on the ticket included. */
  normalSummonsUsed: number;
  pendulumSummonsUsed: number;
  /** The ticket for one more: spent, or a Summon already made would have fitted on it. Absent: blank or unused. */
  ticket?: { spent: boolean; couldCover: boolean };
  /** Uses by name: `passcode:effect` to turns (or `duel`). */
  uses: Record<string, number[]>;
  /** Deeds of this turn that oaths ask about. */
  deeds: Deed[];
  /** Phases of coming turns that are skipped. */
  skips: { phase: Phase; times: number; fromTurn: number }[];
}
interface Deed {
  turn: number;
  what: 'normal' | 'flip' | 'special' | 'set' | 'activated';
  card: number;
  def: number;
  effect?: number;
}

export interface SummonAttempt {
  seat: Seat;
  method: SummonMethod;
  way?: SummonWay;
  /** The monster(s), their zones and positions. */
  monsters: { card: number; controller: Seat; index: number; position: Position; faceUp: boolean; from: Place }[];
  tributes: number[];
  used: Used[];
  tributeSummon: boolean;
  procedure: { card: number; effect: number } | null;
  negated: boolean;
  /** The log entry that declares it. */
  event?: number;
  /** A Gemini Summon: the monster is on the field already, as in a Flip Summon. */
  gemini?: true;
  /** Granted by an effect of the Chain that is resolving. */
  granted?: true;
  /** A negation window was opened. */
  windowPassed: boolean;
}

export interface Battle {
  attacker: StayRef;
  target: StayRef | null;
  direct: boolean;
  negated: boolean;
  /** Monster ids in the defender's zones when the attack was declared. */
  defenders: string;
  /** Monsters entered or left since. */
  changed: boolean;
  targetFaceDownAtStart: boolean;
  /** Turned face-up by the attack; its flip is an event only after damage calculation. */
  turnedUp: boolean;
  /** A Chain was started during damage calculation. */
  chained: boolean;
  /** Replacements of destruction by this battle have been made. */
  fateSettled: boolean;
  /** Damage was calculated. */
  calculated: boolean;
  /** Limits once per battle. */
  uses: string[];
  /** State of the target when the Damage Step began. */
  targetWas: 'faceUp' | 'faceDown' | 'attackPosition' | null;
  /** Entered the Damage Step. */
  inDamageStep: boolean;
  destroyed: StayRef[];
}

export interface Delayed {
  id: number;
  ctx: Context;
  path: Path;
  phase: Phase;
  /** Whose turn: a seat or any. */
  seat: Seat | null;
  /** Not before this turn. */
  fromTurn: number;
  /** How many such Phases are still to come, this one included. */
  nth?: number;
  /** Only while this card is there face-up (maintenance). */
  needs?: StayRef;
  /** Return of a temporarily banished card instead of steps. */
  returns?: {
    ref: StayRef;
    /** The zone it left. */
    place: Place;
    controller: Seat;
    index: number;
    position: Position;
    faceUp: boolean;
    kept: Partial<FieldStay> | null;
    /** Until then the zone cannot be used. */
    holdsZone?: true;
  };
}

export interface DuelOptions {
  lp: number;
  first: Seat;
  hand: number;
  /** 32-bit seed of the duel's randomness. */
  seed: number;
  shuffle: boolean;
  /** The player who goes first draws and attacks in the first turn (used by boards). */
  openingTurn: boolean;
  /** Rule switches (`switches.ts`); a link may carry some that this version does not know. */
  switches: string[];
  names: [string, string];
}

export interface Duel {
  options: DuelOptions;
  random: number[];
  cards: CardState[];
  seats: [SeatState, SeatState];
  turn: number;
  turnPlayer: Seat;
  /** Node of the statechart: `turn` and `timing` region. */
  at: { turn: TurnNode; timing: TimingNode };
  /** Phase asked for with the turn player's pass. */
  next: Phase | null;
  chain: Link[];
  /** The Chain that resolved last, as it went. */
  resolvedChain: Link[];
  /** Log position where the events of this timing begin, and the last event time that counts. */
  timing: { from: number; last: number; chainFrom: number };
  clock: number;
  triggers: PendingTrigger[];
  /** Triggers answered or declined in this timing: `card:stay:effect`. */
  closed: string[];
  /** Mandatory Quick Effects due, with the link they answer. */
  due: { card: number; stay: number; effect: number; seat: Seat; answers: number }[];
  /** Reactions that start no Chain, waiting for the step in progress to end. */
  reactions: { ctx: Context; path: Path }[];
  /** Whose pass it was last in the window being asked, and passes in a row. */
  window: { asked: Seat | null; passes: number };
  summon: SummonAttempt | null;
  /** A Summon (or Set) an effect has just granted, to be done at once; what it says of the materials. */
  granted: { seat: Seat; option: Option; limits?: { including?: number[]; oneOf?: number[]; pool?: number[] } } | null;
  battle: Battle | null;
  battlePhaseEnds: boolean;
  lingering: Lingering[];
  delayed: Delayed[];
  /** Continuous effects that apply now: `card:stay:effect`, in the order they began. */
  applying: { card: number; stay: number; effect: number; since: number }[];
  /**
   * Continuous effects begin at one moment and their controller has to say in which order: the cards asked about, and those
   * said so far by each seat.
   */
  ordering: { seat: Seat; cards: number[]; picked: [number[], number[]] } | null;
  /** Phase effects used in this phase: `card:stay:effect`, and passes in a row. */
  phaseUses: string[];
  phasePasses: number;
  frames: Frame[];
  prompt: Prompt | null;
  answer: Option | null;
  local: Record<string, Json>;
  /** Triggers are being placed on the Chain (segoc). */
  placing: boolean;
  /** One optional Trigger Effect from the hand per player and Chain that Summons its own card. */
  selfSummons: [boolean, boolean];
  log: DuelEvent[];
  /** Events of earlier turns, one list a turn, shared. */
  past: DuelEvent[][];
  /** Events logged in earlier turns. */
  pastCount: number;
  logHash: number;
  ids: number;
  decisions: number;
  result: { winner: Seat | null; reason: EndReason } | null;
}

export type TurnNode =
  | 'drawPhase'
  | 'standbyPhase'
  | 'mainPhase1'
  | 'battlePhase.startStep'
  | 'battlePhase.battleStep'
  | 'battlePhase.damageStep.start'
  | 'battlePhase.damageStep.beforeDamageCalculation'
  | 'battlePhase.damageStep.performDamageCalculation'
  | 'battlePhase.damageStep.afterDamageCalculation'
  | 'battlePhase.damageStep.end'
  | 'battlePhase.endStep'
  | 'mainPhase2'
  | 'endPhase.effects'
  | 'endPhase.handLimit'
  | 'endPhase.handLimitAgain'
  | 'over';

export type TimingNode =
  | 'gameProcess'
  | 'openGameState'
  | 'summonPending'
  | 'summonResult'
  | 'triggerCheck'
  | 'turnPlayerFastEffect'
  | 'opponentFastEffect'
  | 'chain.activating'
  | 'chain.building'
  | 'chain.resolving'
  | 'turnPlayerPassed'
  | 'over';
