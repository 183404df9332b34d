/** Compiled definitions: what the engine asks of a card without reading its effects anew. */
import type {
  ActivatedEffect,
  AsMaterialEffect,
  CardDefinition,
  Condition,
  ContinuousEffect,
  Effect,
  Includes,
  MaintenanceEffect,
  Materials,
  ProcedureEffect,
  ReactionEffect,
  ReplacementEffect,
  When,
  WhenEvent,
  WinEffect,
} from '../definition';
import type { Arrow, Attribute, CardKind, Counter, MonsterType, Place, SpellSpeed } from '../terms';

/** What is printed on a card; also the value of every card outside the field. */
export interface Printed {
  name: number;
  kind: CardKind;
  type: MonsterType | null;
  attributes: Attribute[];
  level: number;
  rank: number;
  link: number;
  atk: number;
  def: number;
  /** A Trap that is a monster for now is still a Trap as well, if its text says so. */
  also?: 'trap';
  /** Of a Trap that is a monster: an Effect Monster. */
  effect?: true;
}

export interface CompiledEffect<E extends Effect = Effect> {
  index: number;
  effect: E;
  /** Places it is activated (or applies) from. */
  from: ReadonlySet<Place>;
  /** Events it answers; empty for none. */
  whens: When[];
  events: ReadonlySet<WhenEvent>;
  /** The one event it answers, if there is only one kind. */
  only: WhenEvent | null;
  speed: SpellSpeed;
  includes: ReadonlySet<Includes>;
  /** May be used in the Damage Step by the general rule. */
  damageStep: 'no' | 'always' | 'statChange';
  /** A Trigger Effect of a hand or Deck, or one of the public places. */
  hidden: boolean;
}

export interface CompiledCard {
  id: number;
  def: CardDefinition;
  token: boolean;
  printed: Printed;
  /** What it is in a Spell & Trap Zone: a monster there is a Spell Card without monster values. */
  asSpell: Printed;
  /** Ways to Summon it from the Extra Deck by materials. */
  recipes: readonly Materials[];
  arrows: readonly Arrow[];
  archetypes: ReadonlySet<string>;
  /** The number in a name such as "Number 39: ..."; null without one. */
  number: number | null;
  /** How many counters of a kind its own effects can place on it. */
  holds: Partial<Record<Counter, number>>;
  gemini: boolean;
  union: boolean;
  /** Passcodes of the names its text mentions. */
  mentions: ReadonlySet<number>;
  effects: CompiledEffect[];
  activated: CompiledEffect<ActivatedEffect>[];
  /** What monsters Summoned with it as material gain; not used by the card itself. */
  lends: CompiledEffect<ActivatedEffect>[];
  /** Fast effects and Spell/Trap activations, by place. */
  usable: Partial<Record<Place, CompiledEffect<ActivatedEffect>[]>>;
  triggers: CompiledEffect<ActivatedEffect>[];
  mandatoryQuick: CompiledEffect<ActivatedEffect>[];
  continuous: CompiledEffect<ContinuousEffect>[];
  /** A continuous effect of it decides whether effects of other cards apply. */
  decides: boolean;
  reactions: CompiledEffect<ReactionEffect>[];
  replacements: CompiledEffect<ReplacementEffect>[];
  procedures: CompiledEffect<ProcedureEffect>[];
  rules: ReadonlySet<string>;
  /** When a Trap can be activated from the hand; null: never. */
  fromHand: readonly Condition[] | null;
  wins: CompiledEffect<WinEffect>[];
  maintenance: CompiledEffect<MaintenanceEffect>[];
  asMaterial: CompiledEffect<AsMaterialEffect>[];
}

export interface ArchetypeTable {
  /** `by`: only the name in this language decides, because the other word stands in names of other cards as well. */
  [id: string]: { en: string; ko: string; by?: string; except?: number[] };
}

export interface Cards {
  get(id: number): CompiledCard;
  has(id: number): boolean;
  /** The compiled Token `key` of the card with passcode `from`. */
  tokenId(from: number, key: string): number;
  list: CompiledCard[];
}
