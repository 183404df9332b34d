/** The kinds of effects a card has, each with what is read when it is used or applies. */
import type { Phase, Position, Side, SummonWay } from '../terms';
import type { Condition } from './condition';
import type { Modifier } from './modifier';
import type { Step } from './operation';
import type { PlaceName, Ref, Selector } from './selector';
import type { When } from './when';

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

/** A whole Phase; `step`: only its Start Step or End Step (of the Battle Phase). */
interface WholePhase {
  phase: Phase;
  turn: 'you' | 'opponent' | 'any';
  step?: 'start' | 'end';
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
  /** A second limit by another key: used only while both allow it. */
  andLimit?: Limit;
  /** Effects of one copy with the same word are not activated in the same Chain. */
  notInOneChain?: string;
  /** Overrides the derived answer to "may it be activated in the Damage Step". */
  damageStep?: boolean;
  /** Used by the face-down card. */
  faceDown?: true;
  /**
   * A monster Summoned in one of these ways with this card as material gains this effect; `self` is that monster. `min`:
   * only with at least this many materials.
   */
  lent?: { way: SummonWay[]; min?: number };
  /** The card stays on the field after its activation although its kind would not. */
  stays?: true;
  /** Restrictions on the player who activates it, for this turn, also for what was done before; not on this effect. */
  oath?: Modifier[];
  /** These players cannot activate cards or effects in response to its activation. */
  noResponse?: Side;
  /** Then only those whose original kind is that of one of these cards. */
  noResponseLike?: `$${string}`;
  cost?: Step[];
  /** Declared at activation: not a cost, not a target. */
  declare?: Step[];
  target?: Target[];
  do: Step[];
}
export interface ContinuousEffect extends EffectCommon {
  kind: 'continuous';
  from?: PlaceName[];
  /** This effect is not negated. */
  unnegatable?: true;
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
  /** Done for each of the cards, not once for all that would be destroyed at one time. */
  each?: true;
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
  /** Only to zones a Link Monster points to. */
  linked?: true;
  /** Summons this way that succeeded; only once per turn and name. A negated one may be tried again. */
  limit?: Limit;
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
    /** With the materials it names: not by what is only treated as such a Summon. */
    | 'mustFirstBeSummonedWithItsMaterials'
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
    /** A Union: its monster can be equipped with no other. */
    | 'onlyUnionOfItsMonster'
    /** For its Normal Summon or Set, which cannot be done otherwise. */
    | 'needsThreeTributes'
    /** Instead of Tributing as usual, while its `if` holds. */
    | 'canBeNormalSummonedWithoutTributing'
    /** For the Tribute Summon of such a monster (`of`), also face-down. */
    | 'countsAsTwoTributes'
    /** Neither its activation nor its effects. */
    | 'cannotBeNegated'
    /** Not by a Pendulum Summon or another way without an effect. */
    | 'canOnlyBeSpecialSummonedByEffects'
    /** By name, for each player: Special Summons that succeeded. */
    | 'onlyOneSpecialSummonPerTurn'
    /** A Trap, while its `if` holds: as it is from the field. */
    | 'canBeActivatedFromHand';
  /** Of which monsters the rule speaks. */
  of?: Selector;
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
