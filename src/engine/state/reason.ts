/** Refusals: why something may not be done. */
import type { Condition } from '../definition';
import type { Place } from '../terms';
import type { Option } from './duel';

/** One reason why an action is refused. `params` fill the sentence; `case` among them tells kinds of one reason apart. */
export interface Reason {
  rule: string;
  params?: Record<string, string | number>;
  asks?: Asked;
}

/** Where a rule leaves to the card what has to be: the text that asks for it. */
export interface Asked {
  /** Passcode of the card the text is on. */
  def: number;
  /** Index of the effect; null for what is asked of materials. */
  effect: number | null;
  /** Its conditions that do not hold. */
  unmet?: readonly Condition[];
  /** Index of the step of its effect that could not be done. */
  step?: number;
}
export interface Refusal {
  card: number;
  place: Place;
  /** Effect index, or null for a Summon, Set, position change or attack. */
  effect: number | null;
  /** Passcode of the card the effect is written on, where that is another one. */
  def?: number;
  action: Option['do'];
  reasons: Reason[];
}
