/** Refusals: why something may not be done. */
import type { Place } from '../terms';
import type { Option } from './duel';

/** One reason why an action is refused. `params` fill the sentence. */
export interface Reason {
  rule: string;
  params?: Record<string, string | number>;
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
