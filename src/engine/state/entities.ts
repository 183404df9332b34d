/** Cards as the state holds them: where they are, and what this stay on the field has brought. */
import type { Modifier, TokenDefinition, Until } from '../definition';
import type { Counter, Place, Position, Seat, SummonMethod, SummonWay } from '../terms';
import type { Printed } from './cards';
import type { Context, Path, StayRef } from './effects';
import type { LastKnown } from './events';

export interface FieldStay {
  method: SummonMethod | null;
  /** Special Summons with a name of their own; also what it is treated as. */
  way: SummonWay | null;
  summoner: Seat | null;
  from: Place | null;
  /** Passcode of the card whose effect Summoned it. */
  summonedBy?: number;
  /** The same, for effects that ask for that card by name: a banish for a time keeps it. */
  summonedByName?: number;
  /** Turn of its Flip Summon. What it was Summoned by before stays. */
  flipSummoned?: number;
  /** It was turned face-up on the field. */
  flipped?: true;
  /** Turn numbers, 0 = never. */
  summonedTurn: number;
  setTurn: number;
  flippedTurn: number;
  /** Turn of the last manual position change. */
  turnedTurn: number;
  /** Tributes or other materials. */
  tributes: number[];
  tributeSummoned: boolean;
  /**
   * What was Tributed, used as material or spent for its Summon, as it was just before: read by effects about its number or
   * state. Forgotten when it is turned face-down or banished for a time (rulings reset-fd-materials, temp-clears-materials).
   */
  used: Used[];
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
  /** Cards attacked this turn; -1 for the player, -2 for a monster that is there no more. */
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
  /** Effects gained by what it was Summoned with: passcode of the card and place in its definition. */
  gained?: { def: number; effect: number; face: number }[];
  /** Gemini Summoned: it has its effects. */
  gemini?: true;
  /** Turned face-up as Continuous/Field/Equip card by its resolved activation. */
  resolved: boolean;
}

/** A card spent for a Summon, as it was. */
export interface Used {
  card: number;
  known: LastKnown;
}

/** A restriction or change that came with the card and goes with its stay. */
interface Attached {
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
