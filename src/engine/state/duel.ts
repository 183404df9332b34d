/** The state of a duel: plain JSON, immutable between decisions. */
import type { Modifier, TokenDefinition, Until } from '../definition';
import type { Cause, Counter, Phase, Place, Position, Seat, SpellSpeed, SummonMethod, SummonWay } from '../terms';
import type { Printed } from './cards';
import type { DuelEvent, EndReason, LinkOutcome } from './events';

/** A card in one stay: it stops matching when the card moves. With `face`, also when it is turned face-down. */
export interface StayRef {
  card: number;
  stay: number;
  face?: number;
}

export interface FieldStay {
  method: SummonMethod | null;
  /** Special Summons with a name of their own; also what it is treated as. */
  way: SummonWay | null;
  summoner: Seat | null;
  from: Place | null;
  /** Passcode of the card whose effect Summoned it. */
  summonedBy?: number;
  /** Turn numbers, 0 = never. */
  summonedTurn: number;
  setTurn: number;
  flippedTurn: number;
  /** Turn of the last manual position change. */
  turnedTurn: number;
  /** Tributes or other materials. */
  tributes: number[];
  tributeSummoned: boolean;
  /** Passcodes of the names of the Tributes or materials, as values. */
  tributeNames: number[];
  /** Attacks declared, and in which turn. */
  attacks: number;
  attackTurn: number;
  counters: Partial<Record<Counter, number>>;
  /** Uses limited per copy: effect number to turn (or chain) of use. */
  uses: Record<string, number[]>;
  equippedTo: StayRef | null;
  /** What it is for this stay, although something else is printed on it. */
  becomes?: Printed;
  /** Passcode of the card whose effect Set it. */
  setBy?: number;
  /** Variables kept for this stay (`bind`, `declare`). */
  bound: Record<string, StayRef[]>;
  declared: Record<string, string>;
  attached: Attached[];
  /** Who controls it without temporary effects. */
  lasting: Seat;
  controls: { seat: Seat; until: Until; turn: number }[];
  /** Cards attacked this turn; -1 for the player. */
  attacked: number[];
  /** Extra attacks granted this turn. */
  extraAttacks: { turn: number; inARow: boolean }[];
  battledTurn: number;
  /** Turn of the last monster it destroyed by battle. */
  wonTurn: number;
  /** What the effect that Summoned it knew. */
  kept: Record<string, string | number>;
  /** Xyz Materials. */
  materials: number[];
  /** It stands in a Pendulum Zone. */
  pendulum: boolean;
  /** Gemini Summoned: it has its effects. */
  gemini?: true;
  /** Turned face-up as Continuous/Field/Equip card by its resolved activation. */
  resolved: boolean;
}

/** A restriction or change that came with the card and goes with its stay. */
export interface Attached {
  apply: Modifier;
  /** Turn after which it ends, 0 = with the stay. */
  turn: number;
  /** Who placed it, for `you` and `opponent`. */
  seat: Seat;
  source: number;
  /** Effects that leave when it is turned face-down say so. */
  face: number;
}

export interface CardState {
  /** Entity id: position in `duel.cards`. */
  id: number;
  /** Passcode; 0 for a Token. */
  def: number;
  token?: { from: number; key: string } & TokenDefinition;
  owner: Seat;
  controller: Seat;
  place: Place;
  /** Zone column, or 0 in piles. */
  index: number;
  faceUp: boolean;
  position: Position | null;
  stay: number;
  face: number;
  properlySummoned: boolean;
  /** Seats that have seen this card where it is now (looked at, revealed, public place before). */
  seen: [boolean, boolean];
  field: FieldStay | null;
  /** The field stay that ended last: what a card that has just left the field remembers. */
  last: FieldStay | null;
  /** Token whose destruction does something: the effect that Summoned it. */
  maker?: { ctx: Context; path: Path };
}

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
export interface Deed {
  turn: number;
  what: 'normal' | 'flip' | 'special' | 'set' | 'activated';
  card: number;
  def: number;
  effect?: number;
}

/** Where an effect stands: which card, which of its effects, who uses it. */
export interface EffectRef {
  card: number;
  stay: number;
  def: number;
  effect: number;
  seat: Seat;
}

/** Variables of an effect in use. */
export type Vars = Record<string, StayRef[]>;

export interface Context extends EffectRef {
  vars: Vars;
  values: Record<string, string | number>;
  /** Chain Link it belongs to, from 1. */
  link?: number;
  /** Link it answers, from 1. */
  answers?: number;
  /** Event ids it answers. */
  events?: number[];
}

export interface Link {
  number: number;
  ctx: Context;
  kind: 'activation' | 'ignition' | 'trigger' | 'quick';
  /** The card itself was activated (Spell/Trap). */
  ofCard: boolean;
  place: Place;
  index: number;
  faceUp: boolean;
  /** Whether the card is a monster, Spell or Trap as activated. */
  cardKind: 'monster' | 'spell' | 'trap';
  speed: SpellSpeed;
  targets: StayRef[];
  cost: { cards: number[]; lp: number };
  activationNegated: boolean;
  effectNegated: boolean;
  state: 'waiting' | 'resolving' | LinkOutcome;
  why?: string;
  /** Something was done when it resolved. */
  did: boolean;
  /** Mandatory quick effects look at each link once. */
  checked: boolean;
}

export interface SummonAttempt {
  seat: Seat;
  method: SummonMethod;
  way?: SummonWay;
  /** The monster(s), their zones and positions. */
  monsters: { card: number; controller: Seat; index: number; position: Position; faceUp: boolean; from: Place }[];
  tributes: number[];
  tributeNames: number[];
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

export interface Lingering {
  id: number;
  ctx: Context;
  apply: Modifier[];
  /** Way to the `linger` step, whose reaction (if any) answers events. */
  path: Path;
  reacts: boolean;
  until: Until;
  /** Turn it began in. */
  turn: number;
  /** Cards it affects, fixed; absent = whatever matches. */
  affects?: StayRef[];
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
    controller: Seat;
    index: number;
    position: Position;
    faceUp: boolean;
    kept: Partial<FieldStay> | null;
  };
}

/** Way into a definition: keys and indexes from the effect on. */
export type Path = (string | number)[];

export interface PendingTrigger {
  card: number;
  stay: number;
  def: number;
  effect: number;
  seat: Seat;
  /** Events that met it, ascending. */
  events: number[];
  /** Latest event time of those. */
  time: number;
}

/** Work in progress: a small-step machine over definitions. The last frame runs. */
export interface Frame {
  kind: 'activate' | 'steps' | 'action';
  /** Chain Link whose context it shares, or 0 for its own. */
  link: number;
  ctx: Context;
  path: Path;
  /** Position in the list of steps or stage of the frame. */
  at: number;
  /** Whether the step before happened, and the one `ifDo`/`then` hang on. */
  did: boolean;
  /** Answers given so far, by key. */
  local: Record<string, Json>;
  cause: Cause;
}
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Option =
  | { do: 'pass' }
  | { do: 'toPhase'; phase: Phase }
  | { do: 'normalSummon'; card: number }
  | { do: 'setMonster'; card: number }
  | { do: 'setCard'; card: number }
  | { do: 'flipSummon'; card: number }
  | { do: 'changePosition'; card: number }
  | { do: 'specialSummon'; card: number; effect: number }
  /** A Summon from the Extra Deck by its materials; `recipe` counts the ways its text allows. */
  | { do: 'materialSummon'; card: number; recipe: number }
  /** `card` is the Pendulum Card in the left zone. */
  | { do: 'pendulumSummon'; card: number }
  | { do: 'activate'; card: number; effect: number }
  | { do: 'attack'; card: number }
  | { do: 'process'; delayed: number }
  | { do: 'pick'; card: number }
  | { do: 'direct' }
  | { do: 'done' }
  | { do: 'decline' }
  | { do: 'zone'; seat: Seat; place: Place; index: number }
  | { do: 'position'; position: Position; faceUp: boolean }
  | { do: 'yes' }
  | { do: 'no' }
  | { do: 'choose'; index: number }
  | { do: 'declare'; value: string };

export type PromptKind =
  | 'open'
  | 'fastEffect'
  | 'phaseEnd'
  | 'chain'
  | 'summonNegation'
  | 'trigger'
  | 'pick'
  | 'zone'
  | 'position'
  | 'yesNo'
  | 'choose'
  | 'declare'
  | 'attackTarget'
  | 'coin'
  | 'order';

export interface Prompt {
  seat: Seat;
  kind: PromptKind;
  options: Option[];
  /** What it is for: an operation, `target`, `cost`, `tribute`, `handLimit`, `optional`, ... */
  purpose?: string;
  /** Card the answer is about, where it is not in the options (the monster being placed). */
  about?: number;
  /** The effect that asks. */
  card?: number;
  effect?: number;
  /** For a run of picks: how many at least and at most, and those taken so far. */
  group?: { min: number; max: number; picked: number[] };
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
  granted: { seat: Seat; option: Option; limits?: { including?: number[]; pool?: number[] } } | null;
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
