/** What a player is: something that answers prompts. It sees its own view and nothing else. */
import type { Prompt, Seat, View } from '../engine';

export interface Ask {
  seat: Seat;
  prompt: Prompt;
  /** The table as this seat sees it. Built on demand: many players never look. */
  view(): View;
}

export interface Player {
  name: string;
  /** Index of the option to take. */
  choose(ask: Ask): number;
}

/** Always the first option, for the shortest way through an engine. */
export const firstLegal: Player = { name: 'firstLegal', choose: () => 0 };
