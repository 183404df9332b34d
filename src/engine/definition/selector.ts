/** Which cards are meant, and numbers the board decides. */
import type {
  Ability,
  Attribute,
  CardKind,
  Counter,
  Frame,
  MonsterType,
  Place,
  Position,
  Property,
  Side,
  SummonMethod,
  SummonWay,
} from '../terms';
import type { MaterialSlot } from './card';

export interface Range {
  min?: number;
  max?: number;
}

/** A place, or `field` for every zone of the field. */
export type PlaceName = Place | 'field';

/** What cards that are chosen must be together. Either `slots` or `listed`. */
export interface Together {
  /** Each of them has a place among these, and each of these has as many as it asks for. */
  slots?: MaterialSlot[];
  /** They are the materials this card lists, without substitutes. */
  listed?: true;
  /** They are all the cards used as material for the Summon of this monster, in this way. */
  allMaterialsOf?: { monster: Ref; way: SummonWay };
  /** Their total Levels. */
  levels?: Range;
  /** All have the same Level. */
  sameLevel?: true;
  /** Their total Levels are the Level of one of these that can be Special Summoned. */
  levelOf?: Selector;
}

/**
 * One object picks cards everywhere. Without `from` it looks at the field.
 * `n` cards are chosen (default 1); `all` takes every match; `min`/`max` a free number; `upTo` is `max` with `min` 1.
 */
export interface Selector {
  n?: number;
  all?: true;
  min?: number;
  max?: number;
  random?: true;
  /** The top cards of the Deck: nobody chooses, and the Deck is not searched. */
  top?: true;
  from?: PlaceName | PlaceName[];
  /** Controller on the field, owner elsewhere. Default `both`. */
  of?: Side;
  kind?: CardKind | CardKind[];
  /** A Monster Card, also where it is treated as a Spell; then its printed values count. */
  monsterCard?: true;
  property?: Property[];
  /** Passcode of the name, or of several of which it has one. */
  name?: number | number[];
  /** Passcode of a name to leave out. */
  exceptName?: number;
  /** Its text mentions the name of this passcode. */
  mentions?: number;
  /** Has the same name as one of these cards, wherever those are by now. */
  sameNameAs?: Ref;
  /** Has the Type of one of these monsters. */
  sameTypeAs?: Ref;
  /** Has an Attribute of one of these monsters; of those that left the field, as it was there. */
  sameAttributeAs?: Ref;
  /** In the column of one of these cards; what lingers keeps the column its own card was in. */
  sameColumnAs?: Ref;
  /** Has the same number in its name ("Number 39", "Number C39") as one of these cards. */
  numberInNameAs?: Ref;
  /** Frames of the card: `ritual`, `fusion`, ... */
  frame?: Frame | Frame[];
  /** A Pendulum Monster. */
  pendulum?: boolean;
  rank?: Range;
  linkRating?: Range;
  /** Belongs to this archetype, or to one of several. */
  archetype?: string | string[];
  type?: MonsterType | MonsterType[];
  /** Is of none of these Types. */
  exceptType?: MonsterType | MonsterType[];
  attribute?: Attribute | Attribute[];
  /** Has none of these Attributes. */
  exceptAttribute?: Attribute | Attribute[];
  level?: Range;
  atk?: Range;
  def?: Range;
  /** Its ATK and DEF are the same. */
  atkEqualsDef?: true;
  /** Pendulum Scale: an odd one, or an even one. */
  oddScale?: boolean;
  /** Of all that fit otherwise, those with the highest value. */
  highest?: 'atk' | 'def' | 'level';
  /** The same with the lowest. */
  lowest?: 'atk' | 'def' | 'level';
  /** A stat judged by a number that the board decides; `original`: as it is without any change. */
  compare?: {
    stat: 'atk' | 'def' | 'level' | 'rank';
    original?: true;
    is: 'atLeast' | 'atMost' | 'equal' | 'less';
    to: Value;
  };
  /** Only Effect Monsters / only Normal Monsters; a Ritual or Extra Deck monster without effects is neither. */
  effectMonster?: boolean;
  ability?: Ability;
  tuner?: boolean;
  token?: boolean;
  /** What lies in the hand or Deck has no face: there it asks nothing. */
  faceUp?: boolean;
  position?: Position;
  /** Leaves out these cards; a selector without `from` leaves out what it describes, wherever that is. */
  not?: Ref;
  /** Only cards that are also these. */
  is?: Ref;
  /** Fits at least one of these as well. */
  anyOf?: Selector[];
  /** No two of the cards chosen have the same name. */
  differentNames?: true;
  /** Of the Spell & Trap Zones only Pendulum Zones. */
  pendulumZone?: true;
  /** Of the Monster Zones only Extra Monster Zones. */
  extraMonsterZone?: true;
  /** A Link Arrow of one of these Link Monsters points to it now. */
  pointedToBy?: Ref;
  /** Its effects are negated now. */
  negated?: true;
  /** Declared an attack this turn, or did not. */
  declaredAttack?: boolean;
  /** Was destroyed this turn. */
  destroyedThisTurn?: true;
  /** On the field by a Summon of this kind. */
  summonMethod?: SummonMethod;
  /** Special Summoned from there. */
  summonedFrom?: Place;
  /** Set on the field by the effect of a card of this archetype. */
  setByEffectOf?: string;
  /** Has at least this many counters. */
  counter?: { counter: Counter; min: number };
  /** A counter of this kind can be placed on it by its own text, and it has room for one. */
  canHold?: Counter;
  equippedWithSelf?: true;
  /** Could be Normal Summoned or Set by its text. */
  normalSummonable?: true;
  /** Special Summoned in the way of this name. */
  summonedWay?: SummonWay;
  /** So many Xyz Materials are attached to it. */
  xyzMaterials?: Range;
  /** Equipped to a monster, whatever is printed on it. */
  equipCard?: true;
  /** What the chosen cards are together; then it says how many there are. */
  together?: Together;
  /** A free number, at most this many: a number the board decides. */
  upTo?: Value;
  /** That many cards, as far as there are so many: a number the board decides. */
  exactly?: Value;
}

/**
 * Cards: the card itself, a variable bound before (`$name`) or a selector. Variables that always exist: `$event` the
 * cards of the event answered, `$chain` the card of the Chain Link answered, `$chainTargets` what that link targets,
 * `$allTargets` everything this effect targets,
 * `$equipped` the monster this card is equipped to, `$yourBattler` and `$opponentsBattler` the monsters of the battle,
 * `$pending` the monsters being Summoned, `$attacker`, `$attackTarget`, `$battling` (what this card battles),
 * `$materials`/`$tributes` of this card. `bind` on a step or target keeps a variable for the card's stay on the field,
 * as long as what it means stays there face-up.
 */
export type Ref = 'self' | `$${string}` | Selector;

export type Value =
  | number
  | { half: Value }
  | { times: [Value, number] }
  | { plus: [Value, number] }
  /** The first less the second. */
  | { minus: [Value, Value] }
  /** `moved`: also those of a named group that have moved since. */
  | { count: Ref; moved?: true }
  /** The highest of these cards; 0 without one. */
  | { highest: 'atk' | 'def' | 'level'; of: Ref }
  /** `before`: as it was on the field just before it left; what was face-down there counts 0. */
  | { stat: 'atk' | 'def' | 'level' | 'rank'; of: Ref; original?: true; before?: true }
  /** `levelOrRank`: Levels, and the Ranks of Xyz Monsters. */
  | { sum: 'atk' | 'def' | 'level' | 'levelOrRank'; of: Ref; before?: true }
  | { counters: Counter; on: Ref }
  /** Xyz Materials attached to it; `before`: when it left the field. */
  | { materials: Ref; before?: true }
  | { lp: Side }
  /** LP of the damage answered, or of the damage or gain of the step before. */
  | { amountOf: 'event' | 'stepBefore' }
  /** Of the card Tributed or spent to Summon this card, as it was then; `original`: its original value. */
  | { used: 'atk' | 'def' | 'level'; original?: true }
  /** How many of the cards used to Summon this card fit; 0 once what was used is forgotten. */
  | { summonedWith: Selector }
  /** A number the effect that Summoned this card knew (`amount` of the damage it answered). */
  | { kept: string }
  /** A Level declared by this effect. */
  | { declared: string };

export type StatChange = { add: Value } | { set: Value } | { double: true } | { halve: true };
