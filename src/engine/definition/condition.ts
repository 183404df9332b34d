/** What must hold: when an effect is activated, when it resolves, while it applies. */
import type { Moment, Phase, Place, Side, SummonMethod, SummonWay } from '../terms';
import type { Ref, Selector, Value } from './selector';
import type { DestroyedBy } from './when';

export type Condition =
  | { cond: 'controls'; who: Side; cards: Selector; min?: number; max?: number }
  | { cond: 'exists'; cards: Selector; min?: number; max?: number }
  | { cond: 'turn'; whose: 'you' | 'opponent' }
  | { cond: 'phase'; in: Phase[] }
  | { cond: 'matches'; card: Ref; as: Selector }
  | { cond: 'compare'; left: Value; is: 'atLeast' | 'atMost' | 'more' | 'less' | 'equal' | 'different'; right: Value }
  | {
      cond: 'summoned';
      card: Ref;
      method?: SummonMethod[];
      way?: SummonWay[];
      /** By the effect of a monster of this archetype. */
      byEffectOf?: string;
      /** By the effect of the card of this name: that is kept through a banish for a time. */
      byEffectOfName?: number;
      thisTurn?: true;
      tribute?: true;
      /** By a Normal Summon, although its Level asks for Tributes. */
      withoutTributing?: true;
      tributing?: number;
      /** Special Summoned from there. */
      from?: Place;
    }
  /** From the declaration to the end of the Damage Step; `orAttacked`: or it is the attack target; `battleStep`: not in the Damage Step. */
  | { cond: 'attacking'; card: Ref; orAttacked?: true; battleStep?: true }
  | { cond: 'anyOf'; of: Condition[] }
  | { cond: 'handCount'; who: Side; min?: number; max?: number }
  /**
   * The Chain Link this effect is used as: asked when it is activated, and again by what it does. `allNamesDiffer`: and no
   * two links of the Chain are of cards with the same name.
   */
  | { cond: 'chainLink'; min?: number; max?: number; allNamesDiffer?: true }
  /** The card of this effect was activated from there: from the hand, or as a Set card of the field. */
  | { cond: 'activatedFrom'; place: 'hand' | 'field' }
  /** Except the turn it was Summoned or flipped face-up. */
  | { cond: 'notSummonedThisTurn'; card: Ref }
  /** It is the next turn of its player after the one in which it destroyed a monster by battle. */
  | { cond: 'turnAfterWinning'; card: Ref }
  /** What the effect that Summoned this card knew: `how` of the damage it answered. */
  | { cond: 'materials'; card: Ref; min?: number; max?: number; of?: Selector }
  /** What was Tributed, used as material or spent to Summon the card included this; `all`: and nothing else. */
  | { cond: 'summonedWith'; card: Ref; what: Selector; all?: true }
  /** It was turned face-up while on the field, and has not been face-down since. */
  | { cond: 'flipped'; card: Ref }
  | { cond: 'kept'; name: string; is: string | number }
  /** "Except the turn this card was sent to the GY." */
  | { cond: 'notSentThisTurn'; card: Ref }
  /**
   * The card came to where it is this turn: destroyed so, from there. `ownEffect`: by an effect of its own; `opponent`: by a card of the opponent; `ownCost`: to
   * activate one of its own, which was applied and not negated.
   */
  | {
      cond: 'cameThisTurn';
      card: Ref;
      to: 'gy' | 'banished';
      from?: 'field';
      destroyed?: DestroyedBy;
      by?: 'ownEffect' | 'ownCost' | 'opponent';
      /** From the field, where it was face-up. */
      faceUp?: true;
    }
  /** It is the next such Phase after the card was sent to the GY (destroyed so, where that is said). */
  | { cond: 'nextPhaseSince'; card: Ref; phase: Phase; destroyed?: DestroyedBy }
  /** What the card has done this turn. */
  | { cond: 'didThisTurn'; card: Ref; what: 'attacked' | 'battled' | 'destroyedByBattle' | 'flippedFaceUp' }
  /** It is one of these moments of the Damage Step; without `at`, any of it. */
  | { cond: 'damageStep'; at?: Moment[]; battling?: Ref; role?: 'attacker' | 'target'; against?: Ref };
