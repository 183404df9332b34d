/**
 * The log: what happened, in the past tense, with causes. Timing rules are decided from it, the page narrates it.
 * Events are plain JSON; card ids are entity ids of the duel, `def` the passcode the card had when it happened.
 */
import type { Cause, Counter, MoveReason, Phase, Place, Position, Seat, SummonMethod, SummonWay } from '../terms';
import type { Switch } from './switches';

interface EventBase {
  /** Position in the duel's log, from 0. */
  id: number;
  turn: number;
  /** Event time: events of one time are simultaneous. */
  time: number;
  /** Chain Link that was resolving or whose cost was being paid, counted from 1. */
  link?: number;
  cause?: Cause;
  /** The player whose action or effect caused it. */
  by?: Seat;
  /** The card that caused it. */
  source?: number;
  /** The rule switch without which it would have happened otherwise. */
  ruled?: Switch;
}

/** What was true of a card just before it moved. */
export interface LastKnown {
  place: Place;
  index: number;
  faceUp: boolean;
  position: Position | null;
  controller: Seat;
  /** Passcode of the name it had. */
  name: number;
  kind: 'monster' | 'spell' | 'trap';
  type?: string;
  attributes?: string[];
  level?: number;
  atk?: number;
  def?: number;
  stay: number;
  /** It stood in a Pendulum Zone as a Pendulum Card. */
  pendulum?: true;
}

export type EventBody =
  | { type: 'duelBegan'; first: Seat }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'phaseBegan'; phase: Phase; seat: Seat }
  | {
      type: 'moved';
      card: number;
      def: number;
      owner: Seat;
      before: LastKnown;
      to: Place;
      index: number;
      controller: Seat;
      faceUp: boolean;
      reasons: MoveReason[];
      /** Destroyed by battle (with no effect). */
      byBattle?: true;
      forTributeSummon?: true;
      /** Used as material of this Summon. */
      way?: SummonWay;
      /** Stay of the card in its new place. */
      stay: number;
    }
  | { type: 'summonAttempted'; cards: number[]; seat: Seat; method: SummonMethod; way?: SummonWay; tributes: number }
  | {
      type: 'summoned';
      card: number;
      def: number;
      seat: Seat;
      method: SummonMethod;
      way?: SummonWay;
      tribute: boolean;
      faceUp: boolean;
      from: Place;
      stay: number;
    }
  | { type: 'summonNegated'; card: number; def: number }
  | { type: 'set'; card: number; seat: Seat }
  | {
      type: 'positionChanged';
      card: number;
      def: number;
      /** The position before and the one it is in now; `faceUp` of now. */
      was: Position;
      position: Position;
      faceUp: boolean;
      manual?: true;
    }
  | { type: 'flipped'; card: number; def: number; stay: number; how: 'flipSummon' | 'effect' | 'battle' | 'position' }
  | {
      type: 'activated';
      chain: number;
      card: number;
      def: number;
      effect: number;
      seat: Seat;
      place: Place;
      faceUp: boolean;
      answers?: number;
    }
  /** By an effect, not by a player. */
  | { type: 'cardActivated'; card: number; def: number; seat: Seat }
  | { type: 'linkResolving'; chain: number; card: number }
  | { type: 'linkResolved'; chain: number; card: number; outcome: LinkOutcome; why?: string }
  | { type: 'chainResolved' }
  | { type: 'activationNegated'; chain: number; card: number }
  | { type: 'effectNegated'; chain: number; card: number }
  | { type: 'attackDeclared'; card: number; target: number | null; seat: Seat }
  | { type: 'attackTargeted'; card: number; attacker: number }
  | { type: 'attackNegated'; card: number }
  | { type: 'attackStopped'; card: number; why: 'replay' | 'gone' }
  | {
      type: 'momentBegan';
      moment: string;
      attacker?: number;
      target?: number;
      attackerStay?: number;
      targetStay?: number;
      battled?: true;
    }
  | { type: 'targetingResolved'; card: number; stay: number }
  | { type: 'battlePhaseEnded' }
  | { type: 'phaseSkipped'; phase: Phase; seat: Seat }
  | { type: 'lpSet'; seat: Seat; lp: number }
  | { type: 'attackRedirected'; card: number; attacker: number }
  | { type: 'battled'; attacker: number; target: number; targetWasFaceDown: boolean }
  | { type: 'battleDestroyed'; card: number; by: Seat; winner: number; at: 'afterDamageCalculation' | 'end' }
  | { type: 'damage'; seat: Seat; amount: number; how: 'battle' | 'effect'; dealer?: number; lp: number; direct?: true }
  | { type: 'lpGained'; seat: Seat; amount: number; lp: number }
  | { type: 'lpPaid'; seat: Seat; amount: number; lp: number }
  | { type: 'drawn'; seat: Seat; cards: number[] }
  | { type: 'shuffled'; seat: Seat; what: 'deck' | 'hand' }
  | { type: 'revealed'; cards: number[]; to: Seat | 'both' }
  | { type: 'counterPlaced'; card: number; counter: Counter; n: number }
  | { type: 'counterRemoved'; card: number; counter: Counter; n: number }
  | { type: 'equipped'; card: number; to: number }
  | { type: 'controlChanged'; card: number; def: number; to: Seat }
  /** ATK and DEF before and after, where they changed. */
  | { type: 'statsChanged'; card: number; atkChange?: [number, number]; defChange?: [number, number] }
  | { type: 'effectsNegated'; card: number }
  | { type: 'targeted'; chain: number; cards: number[] }
  | { type: 'declared'; seat: Seat; value: string }
  | { type: 'coinTossed'; seat: Seat; called: 'heads' | 'tails'; came: 'heads' | 'tails' }
  | { type: 'tokenVanished'; card: number; name: { en: string; ko: string; ja: string } }
  | { type: 'replaced'; card: number; source: number }
  | { type: 'applied'; card: number; effect: number }
  | { type: 'triggerMissed'; card: number; def: number; effect: number; seat: Seat; event: number }
  | { type: 'triggerDeclined'; card: number; def: number; effect: number; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'rulesDestroyed'; card: number; why: string }
  | { type: 'duelEnded'; winner: Seat | null; reason: EndReason };

export type LinkOutcome = 'resolved' | 'activationNegated' | 'effectNegated' | 'withoutEffect';
export type EndReason = 'lp' | 'deckOut' | 'effect' | 'surrender' | 'agreement' | 'bothLp' | 'turnCap';
export type DuelEvent = EventBase & EventBody;
export type EventType = EventBody['type'];
