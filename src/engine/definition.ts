/**
 * The language card definitions are written in. A card file is one JSON object of type `CardDefinition`;
 * everything inside is a row of the phrase table (see docs/architecture.md), named here by its slots.
 */
import type {
  Ability,
  Arrow,
  Attribute,
  CardKind,
  Cause,
  Counter,
  Frame,
  Moment,
  MonsterType,
  Phase,
  Place,
  Position,
  Property,
  Side,
  SummonMethod,
  SummonWay,
} from './terms';

export interface Range {
  min?: number;
  max?: number;
}

/** A place, or `field` for every zone of the field. */
export type PlaceName = Place | 'field';

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
  /** Of all that fit otherwise, those with the highest value. */
  highest?: 'atk' | 'def' | 'level';
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
  /** Was destroyed this turn. */
  destroyedThisTurn?: true;
  /** Special Summoned from there. */
  summonedFrom?: Place;
  /** Set on the field by the effect of a card of this archetype. */
  setByEffectOf?: string;
  /** Has at least this many counters. */
  counter?: { counter: Counter; min: number };
  equippedWithSelf?: true;
  /** Could be Normal Summoned or Set by its text. */
  normalSummonable?: true;
  /** Equipped to a monster, whatever is printed on it. */
  equipCard?: true;
  /** A free number, at most this many: a number the board decides. */
  upTo?: Value;
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
  | { lp: Side }
  /** LP of the damage answered, or of the damage or gain of the step before. */
  | { amountOf: 'event' | 'stepBefore' }
  /** A number the effect that Summoned this card knew (`amount` of the damage it answered). */
  | { kept: string }
  /** A Level declared by this effect. */
  | { declared: string };

export type StatChange = { add: Value } | { set: Value } | { double: true } | { halve: true };

export type Timing = 'when' | 'if';

/**
 * What an effect answers. Each `event` is a row. `card` is the card it befell, `by` who did it.
 * A selector here only tests the card (where it was or went is said by `from` and `to` of the event).
 */
export type When = { timing?: Timing } /** `because`: it was an Equip Card and its monster went to the GY. */ & (
  | {
      event: 'sentToGY';
      card: Ref;
      from?: PlaceName | PlaceName[];
      to?: Side;
      destroyed?: DestroyedBy;
      how?: 'effect';
      because?: 'equippedSentToGY';
      by?: Side;
      faceUp?: true;
      notByBattle?: true;
    }
  | { event: 'destroyed'; card: Ref; how?: DestroyedBy; by?: Side; with?: Ref }
  /** `by`: by the card of this player; `how`: by an effect. */
  | { event: 'leavesField'; card: Ref; by?: Side; how?: 'effect'; wasSet?: true; to?: ('gy' | 'banished')[] }
  | { event: 'banished'; card: Ref; from?: PlaceName | PlaceName[] }
  | { event: 'addedToHand'; card: Ref; from?: PlaceName | PlaceName[]; to?: Side; drawn?: true }
  | { event: 'tributed'; card: Ref; for?: 'tributeSummon'; from?: PlaceName | PlaceName[]; to?: 'gy' }
  | { event: 'discarded'; card: Ref; by?: Side }
  | {
      event: 'summoned';
      card: Ref;
      method?: SummonMethod[];
      way?: SummonWay[];
      /** By the effect of a monster of this archetype. */
      byEffectOf?: string;
      tribute?: boolean;
      by?: Side;
      byOwnEffect?: true;
    }
  | { event: 'set'; card: Ref; by?: Side }
  | { event: 'flipped'; card: Ref }
  /** `to` defense: to face-up Defense Position. */
  | { event: 'positionChanged'; card: Ref; from?: Position; to?: Position }
  | { event: 'activated'; by?: Side; what: Activation }
  | { event: 'wouldBeSummoned'; card?: Ref; by?: Side; method?: SummonMethod[]; exactlyOne?: true }
  | { event: 'attackDeclared'; card?: Ref; target?: Ref; direct?: boolean; by?: Side }
  | { event: 'attackTargeted'; card: Ref }
  | { event: 'battled'; card: Ref; against?: Ref; role?: 'attacker' | 'target'; targetWasFaceDown?: true }
  | { event: 'damageCalculation'; card?: Ref; role?: 'attacker' | 'target'; by?: Side; youTakeDamage?: true }
  /** Default moment: once the monster was destroyed, at the end of the Damage Step. */
  | {
      event: 'battleDestroys';
      card: Ref;
      what?: Ref;
      role?: 'attacker' | 'target';
      at?: 'afterDamageCalculation';
      sentToGY?: true;
    }
  /** A moment of the Damage Step in a battle of this card. At the end it may be gone already (`survived` says it must not be). */
  | {
      event: 'damageStep';
      at: 'start' | 'beforeDamageCalculation' | 'end';
      card: Ref;
      role?: 'attacker' | 'target';
      /** What it battles; at the end judged as it is then. */
      against?: Ref;
      /** The attack target was in this state when the Damage Step began. */
      targetWas?: 'faceUp' | 'faceDown' | 'attackPosition';
      /** Both were there at damage calculation. */
      battled?: true;
    }
  | { event: 'attackNegated'; card?: Ref; by?: Side }
  /** An effect has resolved; one whose activation was negated has not. */
  | { event: 'effectResolved'; by?: Side; what: Activation }
  /** Every card effect that targets the card and has resolved. */
  | { event: 'targetingResolved'; card: Ref }
  /** What was activated has resolved; not if its activation was negated, nor if this card was not there yet. */
  | { event: 'resolved'; by?: Side; what: Activation }
  /** Returned to the hand or the Deck; `faceUp`: as a face-up card. */
  | {
      event: 'returned';
      card: Ref;
      from?: PlaceName | PlaceName[];
      to: 'hand' | 'deck';
      faceUp?: true;
      by?: Side;
      how?: 'effect';
      /** No second one at the same time. */
      exactlyOne?: true;
    }
  /** A coin was tossed for an effect; `right`: it was called right. */
  | { event: 'coinTossed'; by?: Side; effectOf?: Ref; right?: boolean }
  /** The Battle Phase ends (chainless effects of its end). */
  | { event: 'battlePhaseEnded' }
  | { event: 'damage'; to: Side; how?: 'battle' | 'effect'; source?: Ref; direct?: true; by?: Side }
  | { event: 'drawn'; by: Side }
);
export type WhenEvent = When['event'];
export type DestroyedBy = 'battle' | 'effect' | 'any';

/** What kind of activation an effect answers, read from the definition of the link answered. */
export interface Activation {
  /** `spellTrapCard` is the activation of the card; `effect` of any effect. Several are joined by "or". */
  of: ('spellCard' | 'trapCard' | 'spellEffect' | 'trapEffect' | 'monsterEffect')[];
  /** The effect includes one of these (computed from its operations, never declared). */
  includes?: Includes[];
  /** Of this card; `from` of a selector is where it was activated. */
  card?: Ref;
  targets?: Ref;
  /** Targets exactly this many cards. */
  targetCount?: number;
}
/** `addFromDeck` also stands for drawing, be it at once or later (rulings ash-vs-trap, ash-vs-maxx-c). */
export type Includes =
  | 'addFromDeck'
  | 'summonFromDeck'
  | 'sendFromDeck'
  | 'specialSummon'
  | 'destroy'
  /** On the field. */
  | 'destroyMonster'
  | 'banish'
  | 'draw';

export type Condition =
  | { cond: 'controls'; who: Side; cards: Selector; min?: number; max?: number }
  | { cond: 'exists'; cards: Selector; min?: number; max?: number }
  | { cond: 'turn'; whose: 'you' | 'opponent' }
  | { cond: 'phase'; in: Phase[] }
  | { cond: 'matches'; card: Ref; as: Selector }
  | { cond: 'compare'; left: Value; is: 'atLeast' | 'atMost' | 'equal' | 'different'; right: Value }
  | {
      cond: 'summoned';
      card: Ref;
      method?: SummonMethod[];
      way?: SummonWay[];
      /** By the effect of a monster of this archetype. */
      byEffectOf?: string;
      thisTurn?: true;
      tribute?: true;
      tributing?: number;
    }
  /** From the declaration to the end of the Damage Step; `orAttacked`: or it is the attack target. */
  | { cond: 'attacking'; card: Ref; orAttacked?: true }
  | { cond: 'anyOf'; of: Condition[] }
  | { cond: 'handCount'; who: Side; min?: number; max?: number }
  /**
   * The Chain Link this effect is used as: asked when it is activated, and again by what it does. `allNamesDiffer`: and no
   * two links of the Chain are of cards with the same name.
   */
  | { cond: 'chainLink'; min?: number; max?: number; allNamesDiffer?: true }
  /** What the effect that Summoned this card knew: `how` of the damage it answered. */
  | { cond: 'materials'; card: Ref; min?: number; max?: number; of?: Selector }
  | { cond: 'kept'; name: string; is: string | number }
  /** "Except the turn this card was sent to the GY." */
  | { cond: 'notSentThisTurn'; card: Ref }
  /** What the card has done this turn. */
  | { cond: 'didThisTurn'; card: Ref; what: 'attacked' | 'battled' | 'destroyedByBattle' | 'flippedFaceUp' }
  /** It is one of these moments of the Damage Step; without `at`, any of it. */
  | { cond: 'damageStep'; at?: Moment[]; battling?: Ref; role?: 'attacker' | 'target'; against?: Ref };

/** Phases an effect can make a player skip. */
export type SkippedPhase = Extract<Phase, 'draw' | 'standby' | 'battle' | 'main2'>;

/** How long something lasts. */
export type Until =
  | 'turnEnd'
  | 'endPhase'
  | 'nextTurnEnd'
  /** The end of the next turn of the player whose effect it is. */
  | 'yourNextTurnEnd'
  /** The end of the opponent's second turn from now, where it is not his turn. */
  | 'opponentsSecondTurnEnd'
  | 'damageCalculation'
  | 'damageStepEnd'
  | 'battlePhaseEnd'
  | 'leavesField'
  | 'duelEnd';

/** What applies continuously, or for a while after an effect; with `if`, only while that holds. */
export type Modifier = ModifierBody & { if?: Condition[] };
/** Each `mod` is a row. */
export type ModifierBody =
  /** `original`: changes the original ATK and DEF, before everything else. */
  | { mod: 'stat'; to: Ref; atk?: StatChange; def?: StatChange; level?: StatChange; original?: true }
  | { mod: 'addAttribute'; to: Ref; attribute: Attribute }
  | { mod: 'becomeName'; to: Ref; name: number }
  | { mod: 'becomeType'; to: Ref; type: MonsterType | `$${string}` }
  | { mod: 'negateEffects'; to: Ref }
  /** Neither activations nor effects of these cards. */
  | { mod: 'cannotBeNegated'; to: Ref }
  /** Continuous effects of these cards are applied as this instead; `you` is their controller. */
  | { mod: 'restateEffects'; to: Ref; apply: Modifier[] }
  /** `firstEachTurn`: only the first time each turn, for all that would be destroyed then. */
  | { mod: 'indestructible'; to: Ref; by: ('battle' | 'effect')[]; from?: Side; firstEachTurn?: true }
  /** Pendulum Scales. */
  | { mod: 'scale'; to: Ref; add?: number; set?: number }
  /** `by`: only by effects of these kinds of cards. */
  | { mod: 'untargetable'; to: Ref; from: Side; by?: CardKind[] }
  /** `times` 2: double piercing damage. */
  | { mod: 'pierce'; to: Ref; times?: number }
  | { mod: 'attacks'; to: Ref; n: number }
  | { mod: 'cannotAttack'; to: Ref; direct?: true }
  | { mod: 'cannotBeAttacked'; to: Ref }
  | { mod: 'cannotChangePosition'; to: Ref }
  /** Face-up monsters are turned to this position and kept in it. */
  | { mod: 'battlePosition'; to: Ref; position: Position }
  | { mod: 'cannotBeTributed'; to: Ref; for?: 'tributeSummon' }
  /** As material of a Summon; default: of any. `unlessAtLeast`: it can be one of this many or more materials. */
  | { mod: 'cannotBeMaterial'; to: Ref; ways?: SummonWay[]; unlessAtLeast?: number }
  | { mod: 'redirect'; to: Ref; place: 'banished' }
  | { mod: 'control'; to: Ref }
  | { mod: 'controlLocked'; to: Ref }
  | { mod: 'fewerTributes'; to: Selector; n: number }
  /** Normal Summons and Sets of a turn: up to `n`. */
  | { mod: 'normalSummons'; who: Side; n: number }
  /** One Normal Summon (`set`: or Set) of these beside the ordinary ones; a player has one such a turn, whatever grants it. */
  | { mod: 'extraNormalSummon'; who: Side; cards?: Selector; set?: true }
  | { mod: 'cannotActivate'; who: Side; cards: Selector; effects?: true }
  /** `tribute`: only Tribute Summons. */
  | { mod: 'cannotSummon'; who: Side; methods: (SummonMethod | 'set')[]; cards?: Selector; tribute?: true }
  /** Such Summons: up to `n` times a turn, counted while this applies. */
  | { mod: 'summonsPerTurn'; who: Side; methods: SummonMethod[]; n: number }
  | { mod: 'cannotAddFromDeck'; who: Side }
  /** Spells and Traps cannot be Set. */
  | { mod: 'cannotSet'; who: Side; cards?: Selector }
  /** These players cannot banish cards. */
  | { mod: 'cannotBanish'; who: Side }
  /** `involving`: only in battles of these; `attacking`: only when these attack. */
  | { mod: 'noBattleDamage'; who: Side; involving?: Ref; attacking?: true }
  /** Instead of the player, the opponent takes the battle damage (of battles of these, if given). */
  | { mod: 'battleDamageToOpponent'; who: Side; involving?: Ref }
  /** Battle damage these inflict is treated as effect damage. */
  | { mod: 'battleDamageAsEffect'; to: Ref }
  /** `once`: a damage is not multiplied twice by effects of this name; `involving`: only in a battle of these with another monster. */
  | { mod: 'multiplyDamage'; who: Side; how?: 'battle' | 'effect'; by: number; once?: true; involving?: Ref }
  /** `how`: only damage by battle, or only damage by effects. */
  | { mod: 'gainInsteadOfDamage'; who: Side; how?: 'battle' | 'effect' }
  /** Effects that would make a player gain LP inflict that much damage instead. */
  | { mod: 'damageInsteadOfGain'; who: Side }
  | { mod: 'noDamage'; who: Side }
  /** Only one of these may be face-up on the field of the player. */
  | { mod: 'onlyOne'; who: Side; cards: Selector }
  | { mod: 'selfDestroy'; to: Ref }
  /** Cannot begin an attack; one declared already goes on. */
  | { mod: 'cannotDeclareAttack'; to: Ref }
  | { mod: 'mustAttack'; to: Ref }
  /** `damage`: battle damage inflicted that way is this. */
  | { mod: 'directAttack'; to: Ref; damage?: 'originalAtk' }
  /** Can attack every monster of the opponent once each. */
  | { mod: 'attackAll'; to: Ref }
  /** Attacks while in face-up Defense Position, with this value. */
  | { mod: 'attackFromDefense'; to: Ref; use: 'atk' | 'def' }
  /** Does not keep the opponent from attacking its controller directly. */
  | { mod: 'noShield'; to: Ref }
  /** The opponent of its controller can attack only this. */
  | { mod: 'onlyAttackTarget'; to: Ref }
  /** Paid when an attack is declared. */
  | { mod: 'attackCost'; to: Ref; lp: number }
  | { mod: 'unaffected'; to: Ref; by: CardKind[] }
  | { mod: 'noHandLimit'; who: Side }
  | { mod: 'skipPhase'; who: Side; phase: SkippedPhase }
  /** Each turn, this many such cards can be activated in the turn they were Set; copies of one name share them. */
  | { mod: 'activateTurnSet'; who: Side; cards: Selector; n: number }
  /** The hand is kept revealed; `ownTurn`: only during the turn of the player whose hand it is. */
  | { mod: 'revealHand'; who: Side; ownTurn?: true }
  /** What is sent to the GY is banished instead. */
  | { mod: 'banishInsteadOfGY'; cards: Selector }
  /** Effects of monsters destroyed by battle with these are negated, in the GY too. */
  | { mod: 'negateDestroyedByBattle'; to: Ref };

/** How a step is joined to the one before it; `orElse`: done only if that one was not. */
export const JOINS = ['and', 'ifDo', 'then', 'also', 'alsoAfterThat', 'but', 'orElse'] as const;
export type Join = (typeof JOINS)[number];

export interface StepCommon {
  /** Join with the step before; default `also` for costs, `then` must be written. */
  join?: Join;
  /** "you can": the player is asked. */
  may?: true;
  if?: Condition[];
  /** The opponent decides: whether (with `may`), and which cards. */
  by?: 'opponent';
  /** Names the cards this step acted on, for later steps; one name for two steps joined by `and` means both. */
  as?: string;
}

/** Each `op` is a row. */
export type Operation =
  /** `to`: destroyed and at once banished, or put on top of its owner's Deck, without going to the GY. */
  | { op: 'destroy'; what: Ref; to?: 'banished' | 'deckTop' }
  | { op: 'banish'; what: Ref; until?: 'endPhase'; faceDown?: true }
  | { op: 'sendToGY'; what: Ref }
  | { op: 'addToHand'; what: Ref }
  /** Pendulum Monsters are put face-up into the Extra Deck. */
  | { op: 'toExtraDeck'; what: Ref }
  | { op: 'returnToHand'; what: Ref }
  | { op: 'returnToDeck'; what: Ref; at: 'shuffle' | 'top' | 'bottom' }
  | {
      op: 'specialSummon';
      what: Ref;
      to?: 'you' | 'opponent';
      position?: 'attack' | 'defense' | 'faceDownDefense' | 'any';
      bind?: string;
      /** Only to zones this card points to. */
      linked?: true;
      /** Treated as a Summon of this name, and so a proper one. */
      treatedAs?: SummonWay;
      /** Attached to it as Xyz Material, with what is attached to them. */
      material?: Ref;
      leaving?: 'banished';
      /** Applies to the monster for as long as it stays on the field face-up; `self` is the monster. */
      attach?: Modifier[];
      /** A Spell or Trap becomes this Normal Monster for its stay on the field, and is no Spell or Trap there. */
      becomes?: MonsterFacts;
      /** Whatever the monster's text says about how it can be Summoned. */
      ignoringConditions?: true;
    }
  | {
      op: 'summonTokens';
      token: string;
      n: number;
      to?: 'you' | 'opponent';
      position?: Position;
      /** Original ATK and DEF of Tokens printed with "?". */
      atk?: Value;
      def?: Value;
      /** `self` is the Token in all three; in `onDestroyed` `you` is the player who controlled it. */
      attach?: Modifier[];
      attachThisTurn?: Modifier[];
      onDestroyed?: Step[];
    }
  | { op: 'draw'; who: Side; n: Value }
  | { op: 'discard'; what: Ref }
  | { op: 'tribute'; what: Ref }
  | { op: 'payLP'; amount: Value }
  | { op: 'damage'; to: Side | Ref; amount: Value }
  | { op: 'gainLP'; who: Side; amount: Value }
  /** `faceUp` turns face-down monsters face-up and keeps their position. */
  | { op: 'changePosition'; what: Ref; to: 'attack' | 'defense' | 'faceDownDefense' | 'faceUp' | 'other' }
  /** `linked`: only to zones this card points to. */
  | { op: 'takeControl'; what: Ref; until?: Until; linked?: true }
  | { op: 'equipSelf'; to: Ref }
  /** `spread`: the counters are divided among these cards as the player likes. */
  | { op: 'placeCounter'; counter: Counter; n: number; on: Ref; max?: number; spread?: true }
  /** `spread`: from one card or several together. */
  | { op: 'removeCounter'; counter: Counter; n: number; from: Ref; spread?: true }
  /** `every`: not the activation answered but all such activations before it in the Chain; `as` names their cards. */
  | { op: 'negateActivation'; every?: { by?: Side; what: Activation } }
  | { op: 'negateEffect' }
  | { op: 'negateSummon' }
  | { op: 'negateAttack' }
  | { op: 'negateEffects'; what: Ref; until: Until }
  /** `original`: changes the original ATK and DEF. */
  | {
      op: 'changeStats';
      what: Ref;
      atk?: StatChange;
      def?: StatChange;
      level?: StatChange;
      original?: true;
      until: Until;
      exactly?: true;
    }
  | { op: 'linger'; apply?: Modifier[]; reaction?: { when: When; do: Step[] }; until: Until }
  /** `nth`: not the next such Phase but the nth. */
  | {
      op: 'delay';
      at: { phase: Phase; turn: 'this' | 'you' | 'opponent' | 'any'; nth?: number };
      do: Step[];
      keep?: string[];
    }
  | { op: 'endBattlePhase' }
  | { op: 'tossCoin'; heads: Step[]; tails: Step[] }
  /** A Level is from 1 to 12, or to `max`. */
  | { op: 'declare'; what: 'type' | 'attribute' | 'level'; as: string; max?: number }
  | { op: 'lookAt'; what: Ref }
  | { op: 'chooseOne'; of: { if?: Condition[]; do: Step[] }[] }
  | { op: 'winDuel'; who: Side }
  /** Sets a Spell/Trap (or this card itself, instead of its going to the GY). */
  | { op: 'set'; what: Ref }
  /** Skips Phases of coming turns. */
  | { op: 'skipPhase'; phase: SkippedPhase; who: Side; times: number }
  /** The attack in progress gets this target. */
  | { op: 'changeAttackTarget'; to: Ref }
  /** The link answered gets this target instead of the one it has. */
  | { op: 'changeTarget'; to: Ref }
  /** Performs damage calculation between the attacker and its target at once. */
  | { op: 'calculateDamage' }
  | { op: 'normalSummonNow'; what: Selector }
  | { op: 'setLP'; who: Side; n: Value }
  /** Xyz Materials of the card go to the GY. */
  | { op: 'detach'; n: number; from: Ref }
  /**
   * Fusion Summons from the Extra Deck, with materials from these places of your own; `also` from more places if this holds.
   * `using`: only such materials; `to`: where they go instead of the GY.
   */
  | {
      op: 'fusionSummon';
      what?: Selector;
      from: PlaceName[];
      also?: { if: Condition[]; from: PlaceName[] };
      using?: Selector;
      to?: 'banished' | 'deck';
    }
  /** Ritual Summons by Tributing (or sending to the GY) monsters whose total Levels equal the Level or reach it. */
  | {
      op: 'ritualSummon';
      what: Selector;
      from: PlaceName[];
      using?: Selector;
      total: 'equal' | 'atLeast';
      send?: true;
    }
  /** Right after this effect resolves, a Synchro, Xyz or Link Summon by its own procedure; `including` these materials. */
  | { op: 'summonNow'; what?: Selector; including?: Ref; using?: Selector }
  /** Right after this effect resolves, a Pendulum Summon, beside the one of the turn. */
  | { op: 'pendulumSummonNow' }
  /** Becomes Xyz Material of a monster; materials of its own come along. */
  | { op: 'attach'; what: Ref; to: Ref }
  | { op: 'placeInPendulumZone'; what: Ref }
  /** Turns up cards from the top of the Deck until one fits, which is `found`; `as` names all of them. They stay there. */
  | { op: 'excavate'; stopAt: Selector; found: string }
  | { op: 'reveal'; what: Ref }
  /** Monsters are placed face-up in your Spell & Trap Zone (or that of their owner) as Continuous Spells. */
  | { op: 'placeInSpellTrapZone'; what: Ref; to?: 'owner' }
  /** Cards of the Deck go on its top or bottom in the order their player likes. */
  | { op: 'arrangeDeck'; what: Ref; at: 'top' | 'bottom' }
  /** More attacks in this Battle Phase; `inARow`: only as the next attack of all. */
  | { op: 'extraAttack'; what: Ref; inARow?: true };
export type OperationName = Operation['op'];
export type Step = Operation & StepCommon;

/** Chosen at activation and named in the text as a target. */
export type Target = Selector & {
  as: string;
  ifPossible?: true;
  /** The target keeps this name for the card's other effects, as long as both stay face-up on the field. */
  bind?: string;
  /** As many cards as the target of this name, which is chosen before and no larger than this allows. */
  sameNumberAs?: string;
};

export interface Limit {
  n?: number;
  per: 'turn' | 'chain' | 'duel' | 'battle';
  /** Effects with the same group share the limit. */
  group?: string;
  /** `copy`: this card while it stays face-up; `name`: every copy of this name; `activation`: the card's activation by name. */
  key: 'copy' | 'name' | 'activation';
}

/** A whole Phase; `step` `end`: only its End Step (of the Battle Phase). */
export interface WholePhase {
  phase: Phase;
  turn: 'you' | 'opponent' | 'any';
  step?: 'end';
}

interface EffectCommon {
  /** A Pendulum Effect: of the card in a Pendulum Zone. */
  pendulum?: true;
  /**
   * Number in the official text; default: its place in the list, counting numbered effects only.
   * Several effects may share one number; 0 stands before the numbers.
   */
  no?: number;
  if?: Condition[];
}

export interface ActivatedEffect extends EffectCommon {
  kind: 'activation' | 'ignition' | 'trigger' | 'quick';
  mandatory?: true;
  flip?: true;
  when?: When;
  /** Several events, any of which will do. */
  whenAny?: When[];
  /** An effect of a whole Phase or Step. */
  phase?: WholePhase;
  /** Places it is activated from. Default: derived (a card activation from hand or field, a monster effect from the Monster Zone). */
  from?: PlaceName[];
  limit?: Limit;
  /** Effects of one copy with the same word are not activated in the same Chain. */
  notInOneChain?: string;
  /** Overrides the derived answer to "may it be activated in the Damage Step". */
  damageStep?: boolean;
  /** Used by the face-down card. */
  faceDown?: true;
  /** The card stays on the field after its activation although its kind would not. */
  stays?: true;
  /** Restrictions on the player who activates it, for this turn, also for what was done before; not on this effect. */
  oath?: Modifier[];
  /** These players cannot activate cards or effects in response to its activation. */
  noResponse?: Side;
  cost?: Step[];
  /** Declared at activation: not a cost, not a target. */
  declare?: Step[];
  target?: Target[];
  do: Step[];
}
export interface ContinuousEffect extends EffectCommon {
  kind: 'continuous';
  from?: PlaceName[];
  apply: Modifier[];
}
/** Applies without a Chain when something happens. */
export interface ReactionEffect extends EffectCommon {
  kind: 'reaction';
  when: When;
  /** Times it does something; a step with `may` that was declined does not count. */
  limit?: Limit;
  /** Once for all that happens at one time, not for each card. */
  together?: true;
  do: Step[];
}
export interface ReplacementEffect extends EffectCommon {
  kind: 'replacement';
  /** The cards that would be destroyed. */
  of: Ref;
  by: ('battle' | 'effect')[];
  /** Where it applies. Default: face-up on the field. */
  from?: PlaceName[];
  optional?: true;
  limit?: Limit;
  /** It is destroyed all the same, but is placed face-up there as a Continuous Spell instead of going to the GY; `do` is empty. */
  goesTo?: 'spellTrapZone';
  do: Step[];
}
/** Special Summons itself without a Chain. */
export interface ProcedureEffect extends EffectCommon {
  kind: 'procedure';
  from: PlaceName[];
  cost?: Step[];
  to?: 'you' | 'opponent';
  /** Default: the player's choice. */
  position?: Position;
  oath?: Modifier[];
}
export interface RuleEffect extends EffectCommon {
  kind: 'rule';
  rule:
    | 'cannotBeNormalSummoned'
    /** It can be Normal Set. */
    | 'cannotBeNormalSummonedFaceUp'
    | 'cannotBeSpecialSummoned'
    | 'mustFirstBeSummonedByItsProcedure'
    /** Never by anything else, not even once it was Summoned properly. */
    | 'canOnlyBeSpecialSummonedByItsProcedure'
    /** The same, where that way is an effect of its own. */
    | 'mustFirstBeSummonedByItsOwnEffect'
    | 'canOnlyBeSpecialSummonedByItsOwnEffect'
    | 'cannotBeSpecialSummonedFromGY'
    /** Gemini: a Normal Monster on the field and in the GY, without its effects until it is Gemini Summoned. */
    | 'normalMonsterOnFieldAndInGY'
    | 'canBeGeminiSummoned'
    /** Stands for one Fusion Material that is named; the others must be the right ones. */
    | 'fusionSubstitute'
    /** For its Normal Summon or Set, which cannot be done otherwise. */
    | 'needsThreeTributes'
    /** Neither its activation nor its effects. */
    | 'cannotBeNegated'
    /** Not by a Pendulum Summon or another way without an effect. */
    | 'canOnlyBeSpecialSummonedByEffects';
}
/** Chainless processing due in a Phase (maintenance costs). */
export interface MaintenanceEffect extends EffectCommon {
  kind: 'maintenance';
  phase: WholePhase;
  do: Step[];
}
/** A monster Summoned in one of these ways with this card as material has this applied to it (`self`) while it stays face-up. */
export interface AsMaterialEffect extends EffectCommon {
  kind: 'asMaterial';
  way: SummonWay[];
  apply: Modifier[];
}
/** Wins the Duel as soon as the condition holds for its owner; looked at whenever an effect has finished. */
export interface WinEffect extends EffectCommon {
  kind: 'win';
  from: PlaceName[];
  if: Condition[];
}
export type Effect =
  | ActivatedEffect
  | ContinuousEffect
  | ReactionEffect
  | ReplacementEffect
  | ProcedureEffect
  | WinEffect
  | MaintenanceEffect
  | AsMaterialEffect
  | RuleEffect;

/** A place among the materials of a Summon: so many monsters that fit. Default: exactly one. */
export interface MaterialSlot {
  what: Selector;
  n?: number;
  min?: number;
  max?: number;
}
/**
 * What a monster of the Extra Deck is Summoned with; the frame says how (a Fusion Monster by a Fusion Summon, ...).
 * Levels of a Synchro Summon and the Link Rating are added up by the rules and not written here.
 */
export interface Materials {
  slots: MaterialSlot[];
  if?: Condition[];
  /** All materials have different names. */
  differentNames?: true;
  /** Materials attached to an Xyz Monster used as material go along with it (Rank-Up). */
  keepsMaterials?: true;
}

/** What a card that is not printed as a monster is as one. */
export interface MonsterFacts {
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}

export interface Names {
  en: string;
  ko: string;
  ja: string;
}
export interface TokenDefinition {
  name: { en: string; ko: string; ja: string };
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}
export interface CardDefinition {
  $schema?: string;
  /** Passcode, without leading zeros. */
  id: number;
  name: Names;
  /** For a zone on a phone: up to 7 letters, up to 4 syllables. */
  short: { en: string; ko: string };
  kind: CardKind;
  property?: Property;
  frame?: Frame;
  abilities?: Ability[];
  type?: MonsterType;
  attribute?: Attribute;
  level?: number;
  /** Xyz Monsters have a Rank and no Level. */
  rank?: number;
  /** Link Monsters have neither Level nor DEF. */
  link?: { rating: number; arrows: Arrow[] };
  /** Pendulum Monsters: Scales. Their Pendulum Effects are the effects marked `pendulum`. */
  pendulum?: { left: number; right: number };
  /** Several: any one of these ways. */
  materials?: Materials | Materials[];
  atk?: number;
  def?: number;
  /** ATK or DEF printed as "?", which counts as 0. */
  unknown?: ('atk' | 'def')[];
  tokens?: Record<string, TokenDefinition>;
  /** Archetypes it belongs to by its text, whatever its name. */
  archetypes?: string[];
  /** Names its text mentions besides those its effects ask for (passcodes). */
  mentions?: number[];
  effects: Effect[];
}
export type { Cause };
