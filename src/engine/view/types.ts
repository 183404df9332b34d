/** What one seat may see: the only thing the page and the bots get. */
import type { DuelEvent, EndReason, LinkOutcome } from '../log/events';
import type { Option, PickGroup, PromptKind, TimingNode, TurnNode } from '../state/duel';
import type {
  Attribute,
  Counter,
  MonsterType,
  Phase,
  Place,
  Position,
  Seat,
  SpellSpeed,
  SummonMethod,
  SummonWay,
} from '../terms';

/** Who looks: one seat, or both hands open (solo, replays). */
export type Viewer = Seat | 'both';

export interface StatLine {
  /** Entity id of the card whose effect changes it. */
  source: number;
  sourceDef: number;
  what: 'atk' | 'def' | 'level';
  change: { add: number } | { set: number };
  after: number;
  until: string | null;
}

export interface CardView {
  id: number;
  /** Passcode, 0 for a Token, null where this viewer may not know it. */
  def: number | null;
  token: { en: string; ko: string; ja: string } | null;
  owner: Seat;
  controller: Seat;
  place: Place;
  /** Zone column (0 is the controller's left), or position in the pile (last = top). */
  index: number;
  faceUp: boolean;
  position: Position | null;
  /** Present for monsters this viewer knows. */
  stats: null | {
    atk: number;
    def: number;
    level: number;
    type: MonsterType;
    attributes: Attribute[];
    printed: { atk: number; def: number; level: number };
    lines: StatLine[];
  };
  counters: Partial<Record<Counter, number>>;
  equippedTo: number | null;
  /** Xyz Materials. */
  materials: number[];
  /** Effects it has gained: passcode of the card and place in its definition. */
  gained: { def: number; effect: number }[];
  /** It stands in a Pendulum Zone. */
  pendulum: boolean;
  /** The Scale it has now in a Pendulum Zone. */
  scale: number | null;
  effectsNegated: boolean;
  /** The card whose effect negates them, and how long; null too where cards would stop each other without end. */
  negatedBy: { source: number; until: string | null } | null;
  /** Facts a judge would ask about. */
  facts: {
    summonedThisTurn: boolean;
    setThisTurn: boolean;
    method: SummonMethod | null;
    way: SummonWay | null;
    attacks: number;
    declared: Record<string, string>;
  } | null;
}

export interface LinkView {
  number: number;
  card: number;
  def: number | null;
  effect: number;
  seat: Seat;
  ofCard: boolean;
  mandatory: boolean;
  speed: SpellSpeed;
  place: Place;
  index: number;
  targets: number[];
  cost: { cards: number[]; lp: number };
  /** Link answered. */
  answers: number | null;
  /** Log entries answered: what triggered it. */
  triggers: number[];
  state: 'waiting' | 'resolving' | LinkOutcome;
  why: string | null;
}

/** An option with everything needed to name it. `index` is the decision to send. */
export interface OptionView {
  index: number;
  option: Option;
  card: number | null;
  effect: number | null;
  /** Passcode of the card the effect is written on, where that is another one. */
  def: number | null;
}

export interface PromptView {
  seat: Seat;
  kind: PromptKind;
  purpose: string | null;
  card: number | null;
  effect: number | null;
  /** Passcode of the card the effect is written on, where that is another one. */
  def: number | null;
  group: PickGroup | null;
  /** Card the answer is about, where it is not in the options: the monster being Summoned. */
  about: number | null;
  options: OptionView[];
}

export interface SeatView {
  seat: Seat;
  name: string;
  lp: number;
  hand: number[];
  deck: number[];
  extraDeck: number[];
  gy: number[];
  banished: number[];
  monsterZones: (number | null)[];
  spellTrapZones: (number | null)[];
  fieldZone: number | null;
  normalSummonUsed: boolean;
  pendulumSummonUsed: boolean;
}

export interface View {
  viewer: Viewer;
  turn: number;
  turnPlayer: Seat;
  phase: Phase;
  at: { turn: TurnNode; timing: TimingNode };
  cards: CardView[];
  seats: [SeatView, SeatView];
  chain: LinkView[];
  summon: {
    seat: Seat;
    method: SummonMethod;
    way: SummonWay | null;
    cards: number[];
    tributes: number[];
    zones: { seat: Seat; index: number }[];
  } | null;
  battle: { attacker: number; target: number | null } | null;
  /** What lasts: source card, until when. */
  lasting: { source: number; sourceDef: number; mod: string; until: string; seat: Seat }[];
  prompt: PromptView | null;
  log: DuelEvent[];
  result: { winner: Seat | null; reason: EndReason } | null;
}

export type { Reason, Refusal } from '../state/reason';
