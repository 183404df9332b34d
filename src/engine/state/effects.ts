/** Effects in use, as the state holds them: whose they are, the Chain, what lingers, work in progress. */
import type { Modifier, Until } from '../definition';
import type { Cause, Place, Seat, SpellSpeed } from '../terms';
import type { LinkOutcome } from './events';

/** A card in one stay: it stops matching when the card moves. With `face`, also when it is turned face-down. */
export interface StayRef {
  card: number;
  stay: number;
  face?: number;
}

/** Where an effect stands: which card, which of its effects, who uses it. */
interface EffectRef {
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
