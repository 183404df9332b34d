/**
 * What the `text.ts` of a row is written in. Only types: a row says its part of a sentence with the help of the
 * speaker it is handed; turning the parts into sentences is the work of src/catalogue/text.
 */
import type {
  Condition,
  Modifier,
  OperationName,
  PlaceName,
  Ref,
  StatChange,
  Step,
  Until,
  Value,
  When,
  WhenEvent,
} from './definition';
import type { Side, SummonMethod, SummonWay } from './terms';

/** How many of the cards a reference names, as the sentence says it. */
type Quantity =
  /** What the selector says: "1 monster", "all monsters", "up to 2 monsters". */
  | 'pick'
  /** One or several it happens to: "a monster", "1 or more monsters". */
  | 'any'
  /** "each monster" */
  | 'each'
  /** What a rule applies to: "all monsters you control". */
  | 'every'
  /** Without quantity: "monsters". */
  | 'kind';

export interface NounOptions {
  quantity?: Quantity;
  /** "from your Deck" instead of "in your Deck": the cards leave their place. */
  source?: true;
  /** Leaves out where they are: the sentence says it otherwise. */
  placeless?: true;
  /** "there": the place stands on its own, as in "자신 필드에 몬스터가 존재한다". */
  within?: true;
  /** With `any`: it can befall several cards at once. */
  many?: true;
}

export interface EnglishNoun {
  text: string;
  plural: boolean;
  /** Both players: "neither player can" when negated. */
  both?: true;
  /** `, except "X"`: belongs at the very end. */
  except?: string;
}
export interface EnglishPredicate {
  /** Base form, "Special Summon"; the last word is inflected. Empty when `rest` is a whole sentence. */
  verb: string;
  rest?: string;
}
export interface EnglishClause extends EnglishPredicate {
  /** "during the End Phase": goes before everything. */
  lead?: string;
  /** Absent: a command to the player. */
  subject?: EnglishNoun;
  modal?: 'can' | 'cannot' | 'would';
  /** Further predicates of the same subject. */
  and?: EnglishPredicate[];
  until?: Until;
  /** The duration is said first, because the clause is long. */
  untilFirst?: true;
  /** Sentences that follow at once, without full stop. */
  more?: string[];
  /** Sentences about what the step did, said after all steps. */
  riders?: string[];
  /** Choices printed below, one a line. */
  list?: string[];
}
/** A condition: a clause after "if", a time, or both: "during the Damage Step, if this card attacks". */
export type EnglishCondition = { clause: EnglishClause; during?: string } | { during: string };
export interface EnglishEvent {
  /** "After damage calculation": fixed by the event itself. It is all there is to say where the clause is empty. */
  moment?: string;
  clause: EnglishClause;
}

export type ParticlePair = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이나/나' | '이라는/라는';
export interface KoreanClause {
  lead?: string;
  /** With its particle: "상대는". */
  subject?: string;
  /** With its particle: "그 몬스터를". */
  object?: string;
  /** What the object is, so that the next predicate need not repeat it. */
  same?: Ref;
  /** Between object and verb: "묘지로". */
  rest?: string;
  /** Dictionary form: "보내다". `이다` is joined to the word before. Empty when `object` is a whole sentence. */
  verb: string;
  until?: Until;
  /** In brackets after the verb. */
  note?: string;
  more?: string[];
  riders?: string[];
  list?: string[];
}
/**
 * `past`: told as something that was so. `self`: the same said of the card itself where it is first mentioned,
 * "어드밴스 소환한 이 카드".
 */
export type KoreanCondition = { clause: KoreanClause; past?: true; self?: string } | { during: string };
/** A clause that ends in 때 or 경우, or a time such as "공격 선언시". */
export type KoreanEvent = { clause: KoreanClause; tense?: 'will' } | { at: string };

/** Changes of ATK, DEF or Level; `original`: of the original ATK and DEF. */
export interface StatChanges {
  atk?: StatChange;
  def?: StatChange;
  level?: StatChange;
  original?: true;
}

/** Lists of terms that rows quote. */
type WordList = 'attributes' | 'cardKinds' | 'counters' | 'moments' | 'phases' | 'places' | 'positions' | 'types';

/** What rows ask while they speak English. */
export interface English {
  /** The effect is the activation of the Spell or Trap Card itself. */
  readonly activation: boolean;
  noun(ref: Ref, options?: NounOptions): EnglishNoun;
  /** The noun's words, with what is excepted. */
  object(ref: Ref, options?: NounOptions): string;
  /** The noun with what follows it: "1 monster from your Deck to your hand, except "X"". */
  placed(ref: Ref, options: NounOptions, after: string): string;
  /** Whose cards these are; undefined where it was not said. */
  sideOf(ref: Ref): Side | undefined;
  /** Whether only monsters are meant that return to the Extra Deck instead of the hand or Deck. */
  extraDeckOnly(ref: Ref): boolean;
  /** "its", "their", "this card's". */
  possessive(ref: Ref, options?: NounOptions): string;
  value(value: Value): string;
  /** "1000 damage", "300 ATK for each Spell Counter on this card", "damage equal to half your LP". */
  amount(value: Value, unit: string): string;
  player(side: Side): EnglishNoun;
  /** "your", "your opponent's". */
  whose(side: Side): string;
  /** Clauses for a change of ATK, DEF or Level of the cards. */
  stats(ref: Ref, changes: StatChanges, exactly?: boolean): EnglishClause;
  methods(methods: readonly (SummonMethod | SummonWay | 'set')[]): string;
  /** "the field", "the Deck or field". */
  places(from: PlaceName | PlaceName[]): string;
  label(list: WordList, term: string): string;
  cardName(passcode: number): string;
  /** `unknown`: printed as "?". */
  token(key: string, n: number, unknown?: { atk?: unknown; def?: unknown }): string;
  /** The name of the card itself, in quotes. */
  ownName(): string;
  or(words: readonly string[]): string;
  and(words: readonly string[]): string;
  /** A run of steps as a sentence without full stop, beginning in lower case. */
  steps(steps: readonly Step[]): string;
  /** What a modifier says, as a sentence without full stop, beginning in lower case. */
  modifier(modifier: Modifier): string;
  when(when: When): string;
  conditions(conditions: readonly Condition[]): string;
  /** At least one of them, as one condition. */
  anyOf(conditions: readonly Condition[]): EnglishCondition;
  /** Who the cards belong to: their owner once they have left the field, else their controller; each of several. */
  holder(ref: Ref): { owner: boolean; each: boolean };
  /** Whether an earlier step has moved these cards, so that what they were is told in the past. */
  hasMoved(ref: Ref): boolean;
  /** Whether they are face-down, or may be. */
  mayBeFaceDown(ref: Ref): boolean;
  /** Speaks with another word for `self`. */
  as<T>(self: EnglishNoun, speak: () => T): T;
}

/** What rows ask while they speak Korean. */
export interface Korean {
  readonly activation: boolean;
  sideOf(ref: Ref): Side | undefined;
  /** Whether only monsters are meant that return to the Extra Deck instead of the hand or Deck. */
  extraDeckOnly(ref: Ref): boolean;
  /** Without particle. */
  noun(ref: Ref, options?: NounOptions): string;
  /** With 을/를 and what follows it: 2장까지, 골라. */
  object(ref: Ref, options?: NounOptions): string;
  /** With the particle asked for. */
  with(ref: Ref, pair: ParticlePair, options?: NounOptions): string;
  attach(word: string, pair: ParticlePair): string;
  value(value: Value): string;
  /** The amount before its unit: "1000", "X의 수 × 300", "LP의 절반만큼의". */
  amount(value: Value): string;
  /** "자신", "상대", "서로". */
  player(side: Side): string;
  /** As the one who does something: "자신은", "서로". */
  subject(side: Side): string;
  /** `lasting`: as something that applies, "공격력은 400 올린다"; otherwise as something done, "공격력을 400 올린다". */
  stats(ref: Ref, changes: StatChanges, lasting: boolean): KoreanClause;
  methods(methods: readonly (SummonMethod | SummonWay | 'set')[]): string;
  places(from: PlaceName | PlaceName[]): string;
  label(list: WordList, term: string): string;
  cardName(passcode: number): string;
  /** `unknown`: printed as "?". */
  token(key: string, n: number, unknown?: { atk?: unknown; def?: unknown }): string;
  /** The name of the card itself, in quotes. */
  ownName(): string;
  steps(steps: readonly Step[]): string;
  modifier(modifier: Modifier): string;
  /** Several as one sentence, joined with -고. */
  modifiers(modifiers: readonly Modifier[]): string;
  when(when: When, each?: true): string;
  conditions(conditions: readonly Condition[]): string;
  anyOf(conditions: readonly Condition[]): KoreanCondition;
  holder(ref: Ref): { owner: boolean; each: boolean };
  hasMoved(ref: Ref): boolean;
  mayBeFaceDown(ref: Ref): boolean;
  as<T>(self: string, speak: () => T): T;
}

/** An operation, said as a command or a statement. */
export interface OperationText<K extends OperationName> {
  en(step: Extract<Step, { op: K }>, say: English): EnglishClause;
  ko(step: Extract<Step, { op: K }>, say: Korean): KoreanClause;
}
/** Something that applies, said as a statement. */
export interface ModifierText<K extends Modifier['mod']> {
  en(modifier: Extract<Modifier, { mod: K }>, say: English): EnglishClause;
  ko(modifier: Extract<Modifier, { mod: K }>, say: Korean): KoreanClause;
}
export interface ConditionText<K extends Condition['cond']> {
  en(condition: Extract<Condition, { cond: K }>, say: English): EnglishCondition;
  ko(condition: Extract<Condition, { cond: K }>, say: Korean): KoreanCondition;
}
/** Cards an event gives a name to. */
export interface Named {
  name: 'event' | 'chain' | 'chainTargets' | 'pending' | 'battling';
  cards: Ref | undefined;
  many?: boolean;
}
export interface EventText<K extends WhenEvent> {
  names(when: Extract<When, { event: K }>): Named[];
  en(when: Extract<When, { event: K }>, say: English): EnglishEvent;
  ko(when: Extract<When, { event: K }>, say: Korean): KoreanEvent;
}
