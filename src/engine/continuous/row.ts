/** What a modifier of the phrase table is to the engine. */
import type { Modifier } from '../definition';
import type { Board } from '../state/board';
import type { Printed } from '../state/cards';
import type { Applied, Derived } from '../state/derived';

/** A modifier that applies now. */
export interface Item extends Applied {
  since: number;
  /** Values declared for it. */
  declared: Record<string, string | number>;
}

/** When in the making of the field it is looked at (OCG rules, Continuous effects). */
export const PASSES = ['identity', 'stats', 'card', 'player'] as const;
/** `deciding`: settled before all passes (`deciding.ts`); `gathering`: while effects are gathered. */
type Pass = (typeof PASSES)[number] | 'deciding' | 'gathering';

/** What a row may write to. */
interface Making {
  board: Board;
  out: Derived;
  /** The card's values, ready to be changed. */
  write(id: number): Printed;
}

export interface ModifierRow<K extends Modifier['mod']> {
  /**
   * `card` modifiers are kept with the cards they are on, `player` ones in the list of restrictions: facts read them there.
   * The other passes change values at once.
   */
  pass: Pass;
  apply?(making: Making, mod: Extract<Modifier, { mod: K }>, item: Item, cards: readonly number[]): void;
}
