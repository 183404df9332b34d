/** What effects answer: events, and activations by what they are of and include. */
import type { Position, Side, SummonMethod, SummonWay } from '../terms';
import type { PlaceName, Ref } from './selector';

type Timing = 'when' | 'if';

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
      /** As material of a Summon of one of these names. */
      asMaterial?: SummonWay[];
    }
  | { event: 'destroyed'; card: Ref; how?: DestroyedBy; from?: 'field' | 'monsterZone'; by?: Side; with?: Ref }
  /** `by`: by the card of this player; `how`: by an effect. */
  | {
      event: 'leavesField';
      card: Ref;
      by?: Side;
      how?: 'effect';
      wasSet?: true;
      faceUp?: true;
      to?: ('gy' | 'banished')[];
    }
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
      /** From there; `fromOf` whose, for cards of a hand, Deck, GY or Extra Deck. */
      from?: PlaceName | PlaceName[];
      fromOf?: Side;
      /** No second one to the same field at the same time. */
      exactlyOne?: true;
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
  | {
      event: 'damageCalculation';
      card?: Ref;
      role?: 'attacker' | 'target';
      against?: Ref;
      by?: Side;
      youTakeDamage?: true;
    }
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
  /** What was activated is about to resolve; what answers this is done before it does. Its link is the one answered. */
  | { event: 'resolving'; by?: Side; what: Activation }
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
  /** `attacking`: by an attack of the source. */
  | {
      event: 'damage';
      to: Side;
      how?: 'battle' | 'effect';
      source?: Ref;
      direct?: true;
      attacking?: true;
      by?: Side;
    }
  | { event: 'drawn'; by: Side }
  | { event: 'lpGained'; who: Side }
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
  /** A card that the effect of another activated counts, too. */
  orByEffect?: true;
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
