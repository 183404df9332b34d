/** Questions to a player, and the answers offered. */
import type { Phase, Place, Position, Seat } from '../terms';

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
  /** `def`: passcode of the card an effect it has gained is written on. */
  | { do: 'activate'; card: number; effect: number; def?: number }
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

export interface PickGroup {
  min: number;
  max: number;
  picked: number[];
  /** By card offered: the cards that have to go with it and choose themselves once it is picked. Only where there are. */
  along?: Record<number, number[]>;
}

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
  /** Passcode of the card that effect is written on, where that is another one. */
  def?: number;
  /** For a run of picks: how many at least and at most, and those taken so far. */
  group?: PickGroup;
}
